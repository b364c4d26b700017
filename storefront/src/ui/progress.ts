/** Counts what the shopper waits for, for the thin bar at the top. */
let running = 0;
const listeners = new Set<() => void>();

export const isWorking = (): boolean => running > 0;

/** Told after the present turn: a page may begin to be fetched while React renders, and no state may change then. */
const announce = () => queueMicrotask(() => listeners.forEach((listener) => listener()));

export function watchWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins a piece of work; call what it returns when it is done. */
export function startWork(): () => void {
  running += 1;
  announce();
  return () => {
    running -= 1;
    announce();
  };
}
