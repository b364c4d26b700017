/** What is stuck, of all that can be: the word for each and how many. */
import type { stuckWords } from '../../messages/stuck';

/** In the order in which it is said. */
const words = {
  messages: 'noticeMessages',
  payments: 'noticePayments',
  payouts: 'noticePayouts',
  packages: 'noticePackages',
  jobs: 'noticeJobs',
} as const satisfies Record<string, keyof typeof stuckWords>;

export type StuckCounts = Readonly<Record<keyof typeof words, number>>;
type Word = (typeof words)[keyof typeof words];

/** Empty where nothing is stuck. The answer of a call has other fields too: only the counts are looked at. */
export function stuckParts(counts: StuckCounts): { word: Word; count: number }[] {
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((name) => counts[name] > 0)
    .map((name) => ({ word: words[name], count: counts[name] }));
}
