/** How often something may happen, counted by a key: an address, an account, a mobile. */

/** A window: so many in so many seconds. */
export type Window = { name: string; points: number; perSeconds: number };

/** A lock that grows: `tries` wrong ones lock for `lockSeconds`, the next round twice as long, up to `maxLockSeconds`. */
export type Guard = { name: string; tries: number; lockSeconds: number; maxLockSeconds: number };

/** A try that may be made, and has to be settled, or how long the key is locked. */
export type Try = { seconds: 0; settle(isRight: boolean): Promise<void> } | { seconds: number };

/** What a window says of a key. `wait`: seconds until it may happen again, 0 when it may happen now; `reset`: seconds until it is full again. */
export type Spent = { wait: number; remaining: number; reset: number };

export type Limits = {
  /** Takes one of the window's points. Seconds to wait before the next; 0: it may happen now. */
  take(window: Window, key: string): Promise<number>;
  /** The same, and how much is left. */
  spend(window: Window, key: string): Promise<Spent>;
  /**
   * Counts a try before it is made, so that many at once get no more than one after another would. Seconds the key is locked;
   * 0: the try may be made. A right one is told by `clear`.
   */
  attempt(guard: Guard, key: string): Promise<number>;
  /**
   * The same for tries of which several may be right at once. One waits for its turn while those that are under way could
   * still all be wrong, so that no more than `tries` wrong ones get through, and right ones never count. Null: it waited in vain.
   */
  openTry(guard: Guard, key: string): Promise<Try | null>;
  /** The try was right, or the secret is a new one: its key starts afresh, also when it is locked. */
  clear(guard: Guard, key: string): Promise<void>;
};
