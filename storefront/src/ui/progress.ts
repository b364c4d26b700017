/** Counts pending work, for the thin bar at the top. */
let running = 0;
const listeners = new Set<() => void>();

export const isWorking = (): boolean => running > 0;

/** Notified asynchronously: a page may start to be fetched while React renders, when no state may change. */
const announce = () => queueMicrotask(() => listeners.forEach((listener) => listener()));

export function watchWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts a piece of work; call the returned function when it is done. */
export function startWork(): () => void {
  running += 1;
  announce();
  return () => {
    running -= 1;
    announce();
  };
}
