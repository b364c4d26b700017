/** What the server rendered is fresh: until the first page is alive nothing is asked for a second time. */
let hydrating = typeof document !== 'undefined';

export const isHydrating = (): boolean => hydrating;

export function hydrationDone(): void {
  hydrating = false;
}
