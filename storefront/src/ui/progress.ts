/** Counts what the shopper waits for, for the thin bar at the top. */
let running = 0;
const listeners = new Set<() => void>();

export const isWorking = (): boolean => running > 0;

export function watchWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins a piece of work; call what it returns when it is done. */
export function startWork(): () => void {
  running += 1;
  listeners.forEach((listener) => listener());
  return () => {
    running -= 1;
    listeners.forEach((listener) => listener());
  };
}
