/** Reports use days in Dhaka: a period runs from one instant up to, but not including, another. */
import { invalid } from '../failure';
import { addDays, startOfDay } from '../time/dhaka';

export type Period = { from: Date; before: Date };

export const reportYears = { first: 2021, last: 2030 } as const;

/** A month, 1 to 12, of a year. */
export function monthPeriod(month: number, year: number): Period {
  const next = month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year };
  const from = firstOf(month, year);
  const before = firstOf(next.month, next.year);
  if (!from || !before) throw invalid({ month: 'notAllowed' });
  return { from, before };
}

/** From the first day to the last, both included (YYYY-MM-DD). */
export function dayPeriod(fromDay: string, toDay: string): Period {
  const from = startOfDay(fromDay);
  const last = startOfDay(toDay);
  if (!from) throw invalid({ from: 'wrongDay' });
  if (!last) throw invalid({ to: 'wrongDay' });
  if (last < from) throw invalid({ to: 'notAllowed' });
  return { from, before: addDays(last, 1) };
}

function firstOf(month: number, year: number): Date | null {
  return startOfDay(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);
}
