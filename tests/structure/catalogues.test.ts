/** The words of the shop: every catalogue says the same in both languages, with the same values in the same places. */
import fs from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatSentence } from '../../storefront/src/i18n/formatSentence';

type Sentence = { en: string; bn: string; note?: string };
type Catalogue = { feature: string; sentences: Record<string, Sentence> };

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'feature' in value && 'sentences' in value;

async function catalogues(): Promise<Catalogue[]> {
  const files = fs
    .readdirSync('storefront/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== path.join('i18n', 'messages.ts') && /(^|[./\\])messages\.ts$/.test(file));
  const catalogues: Catalogue[] = [];
  for (const file of files) {
    const module = (await import(path.resolve('storefront/src', file))) as Record<string, unknown>;
    catalogues.push(...Object.values(module).filter(isCatalogue));
  }
  return catalogues;
}

const found = await catalogues();
const all = found.flatMap(({ feature, sentences }) =>
  Object.entries(sentences).map(([key, sentence]) => ({ id: `${feature}.${key}`, ...sentence })),
);

/** The same in both languages, and why. */
const same: Record<string, string> = {
  'orders.tabCount': 'only a name and a count',
  'catalogue.withCount': 'only a name and a count',
  'orders.number': 'the sign of a column of numbers',
  'returns.number': 'the sign of a column of numbers',
};

/** `name` or `name:kind` of every value of a sentence. */
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?:,\s*(\w+))?/g)].map(([, name, kind]) => (kind ? `${name}:${kind}` : name)))]
    .sort()
    .join(' ');
/** What is left of a sentence without its values. */
const bare = (text: string) => text.replace(/\{[^}]*\}/g, '');

describe('the catalogues of the shop', () => {
  test('are all there, and no two of them share a name', () => {
    expect(all.length).toBeGreaterThan(500);
    const features = found.map(({ feature }) => feature);
    expect(features.filter((feature, place) => features.indexOf(feature) !== place)).toEqual([]);
  });

  test('leave no sentence empty in either language', () => {
    expect(all.filter(({ en, bn }) => en.trim() === '' || bn.trim() === '').map(({ id }) => id)).toEqual([]);
  });

  test('take the same values in both languages', () => {
    expect(
      all.filter(({ en, bn }) => valuesOf(en) !== valuesOf(bn)).map(({ id, en, bn }) => `${id}: ${en} | ${bn}`),
    ).toEqual([]);
  });

  test('are Bangla in Bangla, without a Latin word or a western digit', () => {
    const wrong = all.filter(({ bn }) => /[A-Za-z]{2,}|[0-9]/.test(bare(bn.replace(/\{\w+, plural, [^{}]*/g, ''))));
    expect(wrong.map(({ id, bn }) => `${id}: ${bn}`)).toEqual([]);
  });

  test('are not Bangla in English', () => {
    expect(all.filter(({ en }) => /[ঀ-৿]/.test(en)).map(({ id }) => id)).toEqual([]);
  });

  test('differ between the languages, but for those that are named here', () => {
    const equal = all.filter(({ id, en, bn }) => en === bn && !(id in same)).map(({ id, en }) => `${id}: ${en}`);
    expect(equal).toEqual([]);
    expect(Object.keys(same).filter((id) => !all.some((one) => one.id === id && one.en === one.bn))).toEqual([]);
  });

  test('are in NFC, so that the same word is the same text', () => {
    expect(
      all.filter(({ en, bn }) => en !== en.normalize('NFC') || bn !== bn.normalize('NFC')).map(({ id }) => id),
    ).toEqual([]);
  });

  test('are read by our small compiler as the full one reads them', () => {
    const sample = (text: string, count: number) =>
      Object.fromEntries(
        [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, name === 'count' ? count : `<${name}>`]),
      );
    for (const { id, en, bn } of all) {
      for (const [language, text] of [
        ['en', en],
        ['bn', bn],
      ] as const) {
        for (const count of [0, 1, 2, 1250]) {
          const full = new IntlMessageFormat(text, `${language}-BD`).format(sample(text, count));
          const ours = formatSentence(text, language, sample(text, count));
          expect([id, ours]).toEqual([id, full]);
        }
      }
    }
  });
});
