/** The shop's day is the day in Dhaka: six hours before UTC, all year. Instants are stored and returned in UTC. */

/** Hours the clock in Dhaka is ahead of UTC. */
export const DHAKA_HOURS = 6;
const OFFSET_MS = DHAKA_HOURS * 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** An instant shifted so that its UTC parts read as the wall clock in Dhaka. */
function wallClock(instant: Date): Date {
  return new Date(instant.getTime() + OFFSET_MS);
}

/** The day in Dhaka, YYYY-MM-DD. */
export function dhakaDay(instant: Date): string {
  return wallClock(instant).toISOString().slice(0, 10);
}

/** The number of the day in Dhaka: one more with every midnight there. */
export function dhakaDayNumber(instant: Date): number {
  return Math.floor(wallClock(instant).getTime() / DAY_MS);
}

/** The hour in Dhaka, 0 to 23. */
export function dhakaHour(instant: Date): number {
  return wallClock(instant).getUTCHours();
}

/** The weekday in Dhaka, 0 for Sunday. */
export function dhakaWeekday(instant: Date): number {
  return wallClock(instant).getUTCDay();
}

/** The instant at which a day (YYYY-MM-DD) begins in Dhaka; null when there is no such day. */
export function startOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const midnight = new Date(`${day}T00:00:00.000Z`);
  // 2026-02-30 is parsed as March 2nd, or not at all.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  return new Date(midnight.getTime() - OFFSET_MS);
}

/** The instant at which a day (YYYY-MM-DD) ends in Dhaka; null when there is no such day. */
export function endOfDay(day: string): Date | null {
  const start = startOfDay(day);
  return start && addDays(start, 1);
}

/** The instant this many days later. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}

/** The instant of YYYY-MM-DDThh:mm in Dhaka, or of an instant with its offset; null when there is none. */
export function instantOf(typed: string): Date | null {
  const isLocal = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed);
  if (!isLocal && !/^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/.test(typed)) return null;
  const instant = new Date(isLocal ? `${typed}:00.000Z` : typed);
  if (Number.isNaN(instant.getTime())) return null;
  // 2026-02-30 is parsed as March 2nd, or not at all.
  if (isLocal && instant.toISOString().slice(0, 16) !== typed) return null;
  return isLocal ? new Date(instant.getTime() - OFFSET_MS) : instant;
}

/** dd/mm/yyyy hh:mm:ss in Dhaka, as screens and prints show it. */
export function formatInstant(instant: Date): string {
  const [day = '', time = ''] = wallClock(instant).toISOString().split('T');
  return `${day.split('-').reverse().join('/')} ${time.slice(0, 8)}`;
}

/** The minute on the wall clock in Dhaka, as forms show it. */
export const dhakaMinute = (instant: Date): string => wallClock(instant).toISOString().slice(0, 16);
