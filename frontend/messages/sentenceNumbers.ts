/**
 * The numbers inside sentences, written like all others (`domain/text/written.ts`): the browser's own formats differ
 * between versions, and the first of them costs 24 to 46 ms, in which it opens the numbers of every language it has.
 */
import { written } from '../../domain/text/written';
import { localeOf, type Language } from './language';

const MOST_DECIMALS = 3;

/** Like `Intl.NumberFormat` without options; only what sentences need is written here. */
export function sentenceNumbers(language: Language): Intl.NumberFormat {
  const { number, digits } = written[language];
  const browsers = () => new Intl.NumberFormat(localeOf(language));
  return {
    format: (value) => {
      const rounded = Number(Number(value).toFixed(MOST_DECIMALS));
      const [, decimals] = String(rounded).split('.');
      return number(rounded) + (decimals ? digits(`.${decimals}`) : '');
    },
    formatToParts: (value) => browsers().formatToParts(Number(value)),
    formatRange: (from, to) => browsers().formatRange(from, to),
    formatRangeToParts: (from, to) => browsers().formatRangeToParts(from, to),
    resolvedOptions: () => browsers().resolvedOptions(),
  };
}
