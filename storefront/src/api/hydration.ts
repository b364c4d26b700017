/**
 * What the server rendered is fresh: until the first page is alive nothing is asked for a second time. On the server it stays
 * so, because the browser has to render the same.
 */
let hydrating = true;

export const isHydrating = (): boolean => hydrating;

export function hydrationDone(): void {
  hydrating = false;
}
