/** Following a shop: how many shops a person may follow, and when they are notified of new products. */
export const MOST_FOLLOWS = 200;
/** A person is notified of a shop at most once in this time. */
export const TOLD_EVERY_MS = 24 * 60 * 60 * 1_000;

export type ShownTimes = { visible: number; first_shown_at?: string | null; createdAt?: string };

/**
 * When a product was first shown, stored with a change. A product that was shown before this was recorded counts from
 * the day it was added, so that it is never announced as new.
 */
export function firstShownAt(before: ShownTimes | null | undefined, visible: number, now: Date): string | null {
  if (before?.first_shown_at) return before.first_shown_at;
  if (before?.visible === 1) return before.createdAt ?? now.toISOString();
  return visible === 1 ? now.toISOString() : null;
}

/** Whether this change shows a product for the first time. */
export const isNewlyShown = (before: ShownTimes | null | undefined, after: ShownTimes): boolean =>
  after.visible === 1 && before?.visible !== 1 && !before?.first_shown_at;
