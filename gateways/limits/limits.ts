/** How often something may happen, counted by a key: an address, an account, a mobile. */

/** A window: so many in so many seconds. */
export type Window = { name: string; points: number; perSeconds: number };

/** A lock that grows: `tries` wrong ones lock for `lockSeconds`, the next round twice as long, up to `maxLockSeconds`. */
export type Guard = { name: string; tries: number; lockSeconds: number; maxLockSeconds: number };

export type Limits = {
  /** Takes one of the window's points. Seconds to wait before the next; 0: it may happen now. */
  take(window: Window, key: string): Promise<number>;
  /**
   * Counts a try before it is made, so that many at once get no more than one after another would. Seconds the key is locked;
   * 0: the try may be made. A right one is told by `clear`.
   */
  attempt(guard: Guard, key: string): Promise<number>;
  /** The try was right: its key starts afresh. */
  clear(guard: Guard, key: string): Promise<void>;
};
