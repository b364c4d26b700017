/** The kinds of stuck work that are not empty: the word for each and its number. */
import type { stuckWords } from '../../messages/stuck';

/** In the order of display. */
const words = {
  messages: 'noticeMessages',
  payments: 'noticePayments',
  payouts: 'noticePayouts',
  packages: 'noticePackages',
  jobs: 'noticeJobs',
} as const satisfies Record<string, keyof typeof stuckWords>;

export type StuckCounts = Readonly<Record<keyof typeof words, number>>;
type Word = (typeof words)[keyof typeof words];

/** Empty if nothing is stuck. The answer of a call has other fields too: only the counts are read. */
export function stuckParts(counts: StuckCounts): { word: Word; count: number }[] {
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((name) => counts[name] > 0)
    .map((name) => ({ word: words[name], count: counts[name] }));
}
