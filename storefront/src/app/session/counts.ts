/**
 * The numbers on cart and bell, which change at the press, before the server has answered. An answer asked for before
 * a change does not contain it (`useFreshCounts`).
 */
import { readStored, writeStored } from './storage';

export type CountKey = 'cart_count' | 'notification_count';
let changes = 0;

/** The stored number; 0 where none is. */
export const storedCount = (key: CountKey): number => Math.max(0, Number(readStored(key)) || 0);

/** How often a count has changed here since the page was loaded. */
export const countChanges = (): number => changes;

/** Whatever is asked for from now on contains what was changed before. */
export function noteCountChange(): void {
  changes += 1;
}

/** Changes a stored count to this number; the badges follow. */
export function setCount(key: CountKey, count: number): void {
  noteCountChange();
  writeStored({ [key]: String(Math.max(0, count)) });
}

/** Changes a stored count by this number. */
export const moveCount = (key: CountKey, by: number): void => setCount(key, storedCount(key) + by);
