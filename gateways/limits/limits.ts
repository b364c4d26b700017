/** How often something may happen, counted by a key: an address, an account, a mobile. */

/** A window: this many points in this many seconds. */
export type Window = { name: string; points: number; perSeconds: number };

/** A growing lock: `tries` failures lock for `lockSeconds`, the next round twice as long, up to `maxLockSeconds`. */
export type Guard = { name: string; tries: number; lockSeconds: number; maxLockSeconds: number };

/** Either an attempt that may be made and has to be settled, or for how long the key is locked. */
export type Try = { seconds: 0; settle(isRight: boolean): Promise<void> } | { seconds: number };

/**
 * The state of a window for a key. `wait`: seconds until it may happen again, 0 when it may happen now; `reset`:
 * seconds until all of it is available again.
 */
export type Spent = { wait: number; remaining: number; reset: number };

export type Limits = {
  /** Takes one of the window's points. Returns the seconds to wait before the next; 0: it may happen now. */
  take(window: Window, key: string): Promise<number>;
  /** The same, and how many are left. */
  spend(window: Window, key: string): Promise<Spent>;
  /**
   * Counts an attempt before it is made, so that parallel attempts get no more than sequential ones. Returns the
   * seconds the key is locked; 0: the attempt may be made. A success is reported by `clear`.
   */
  attempt(guard: Guard, key: string): Promise<number>;
  /**
   * The same for attempts of which several may succeed at once. An attempt waits for its turn while those in progress
   * could still all fail, so that no more than `tries` failures get through, and successes never count. Null: its turn
   * did not come in time.
   */
  openTry(guard: Guard, key: string): Promise<Try | null>;
  /** The attempt succeeded, or the secret is new: the key's counters are reset, including a lock. */
  clear(guard: Guard, key: string): Promise<void>;
};
