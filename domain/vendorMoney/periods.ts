/** The days a statement covers, and the weeks of the chart. Days are Dhaka's; a week begins on Sunday. */
import { invalid } from '../failure';
import { dayPeriod, type Period } from '../reports/period';
import { addDays, dhakaDay, startOfDay } from '../time/dhaka';

export const longestStatement = 366;
const weeksShown = 12;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** From the first day to the last, both included; throws `invalid` for more than a year. */
export function statementPeriod(from: string, to: string): Period {
  const period = dayPeriod(from, to);
  if (period.before.getTime() - period.from.getTime() > longestStatement * DAY_MS)
    throw invalid({ to: { code: 'periodTooLong', params: { max: longestStatement } } });
  return period;
}

/** The Sunday on or before a day. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  return new Date(date.getTime() - date.getUTCDay() * DAY_MS).toISOString().slice(0, 10);
}

/** The Sundays of the last weeks, the current one last. */
export function lastWeeks(now: Date, count: number = weeksShown): string[] {
  const running = startOfDay(weekOf(dhakaDay(now)))!;
  return Array.from({ length: count }, (_, at) => dhakaDay(addDays(running, (at - count + 1) * 7)));
}

/** The first and the last day of the month of `now`, or of the previous one. */
export function monthDays(now: Date, before: 0 | 1 = 0): { from: string; to: string } {
  const first = `${dhakaDay(now).slice(0, 7)}-01`;
  if (before === 0) return { from: first, to: dhakaDay(now) };
  const to = dhakaDay(addDays(startOfDay(first)!, -1));
  return { from: `${to.slice(0, 7)}-01`, to };
}
