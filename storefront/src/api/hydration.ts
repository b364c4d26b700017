/**
 * Data rendered by the server is fresh: nothing is requested again until the first page is hydrated. On the server
 * this stays true, because the browser has to render the same.
 */
let hydrating = true;

export const isHydrating = (): boolean => hydrating;

export function hydrationDone(): void {
  hydrating = false;
}
