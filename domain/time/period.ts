/** The period in which something is shown. Both ends are instants, as stored; either may be open. */
export type Period = { starts_at?: string | null | undefined; ends_at?: string | null | undefined };
type PeriodState = 'coming' | 'now' | 'over';

const MINUTE_MS = 60_000;

const startOf = ({ starts_at }: Period): number => (starts_at ? Date.parse(starts_at) : -Infinity);
/** The minute named as the end is included: "until Sunday 23:59" covers the whole Sunday. */
export const afterMinute = (end: Date): Date => new Date(startOfMinute(end).getTime() + MINUTE_MS);
export const startOfMinute = (instant: Date): Date => new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);

const endOf = ({ ends_at }: Period): number => (ends_at ? afterMinute(new Date(ends_at)).getTime() : Infinity);

export function periodState(period: Period, now: Date): PeriodState {
  if (now.getTime() < startOf(period)) return 'coming';
  return now.getTime() < endOf(period) ? 'now' : 'over';
}

export const isWithin = (period: Period, now: Date): boolean => periodState(period, now) === 'now';

/** The next instant at which one of the periods begins or ends; null if there is none. */
export function nextTurn(periods: readonly Period[], now: Date): Date | null {
  const instants = periods
    .flatMap((period) => [startOf(period), endOf(period)])
    .filter((instant) => Number.isFinite(instant) && instant > now.getTime());
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}

/** Whether it ends before it begins. */
export const isUpsideDown = (period: Period): boolean => endOf(period) <= startOf(period);
