/** How long a refund has been waiting, in days of Dhaka, and the groups of the ageing report. */
import { sumOf } from '../money';
import { dhakaDayNumber } from '../time/dhaka';

/** The last day of each group; the last group has no end. */
const lastDays = { days_0_2: 2, days_3_7: 7, days_8_14: 14, days_15: Infinity } as const;
export type RefundAge = keyof typeof lastDays;
export const refundAges = Object.keys(lastDays) as [RefundAge, ...RefundAge[]];

export const daysSince = (since: Date, now: Date): number => Math.max(dhakaDayNumber(now) - dhakaDayNumber(since), 0);

export const ageOf = (days: number): RefundAge => refundAges.find((age) => days <= lastDays[age]) ?? 'days_15';

/** The number of refunds in each group, and their sum. */
export const ageingOf = (refunds: readonly { days: number; amount: number }[]) =>
  refundAges.map((age) => {
    const own = refunds.filter(({ days }) => ageOf(days) === age);
    return { age, count: own.length, sum: sumOf(own.map(({ amount }) => amount)) };
  });

/**
 * What is still owed and since when: money sent settles the oldest promises first. Takes the lines of one balance,
 * oldest first; credits are promises.
 */
export function owedSince(lines: readonly { amount: number; at: string }[]): { owed: number; since: string | null } {
  const open: { amount: number; at: string }[] = [];
  let sent = 0;
  for (const { amount, at } of lines) {
    if (amount < 0) open.push({ amount: -amount, at });
    else sent += amount;
  }
  while (open[0] && sent >= open[0].amount) sent -= open.shift()!.amount;
  const owed = sumOf(open.map(({ amount }) => amount)) - sent;
  return { owed, since: open[0]?.at ?? null };
}
