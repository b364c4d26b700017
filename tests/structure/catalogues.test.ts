/** The words of shop and panel: every catalogue says the same in both languages, with the same values. */
import fs from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import { compileSentence } from '../../frontend/messages/compile';
import type { Messages, Sentence } from '../../frontend/messages/messages';

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'en' in value && 'bn' in value;

const isCatalogue = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && Object.values(value).every(isSentence);

/** Every sentence of the catalogues below a folder, named `catalogue.key`. */
async function sentencesOf(
  folder: string,
  isSource: (file: string) => boolean,
): Promise<({ id: string } & Sentence)[]> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  const found: ({ id: string } & Sentence)[] = [];
  for (const file of files) {
    const module = (await import(path.resolve(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (!isCatalogue(value)) continue;
      for (const [key, sentence] of Object.entries(value)) found.push({ id: `${name}.${key}`, ...sentence });
    }
  }
  return found;
}

const all = await sentencesOf('storefront/src', (file) => /[./\\]messages\.ts$/.test(file));
const panel = await sentencesOf('admin-components/messages', (file) => file.endsWith('.ts'));

/** The same in both languages, and why. */
const same: Record<string, string> = {
  'orderMessages.tabCount': 'only a name and a count',
  'catalogueMessages.withCount': 'only a name and a count',
  'orderMessages.stepOf': 'only names',
  'orderMessages.number': 'the sign of a column of numbers',
  'returnMessages.number': 'the sign of a column of numbers',
};

/** `name` or `name:kind` of every value of a sentence; a number may choose the words in one language alone. */
const valuesOf = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/(?<!\b(?:one|other) )\{(\w+)(?:,\s*(\w+))?/g)].map(([, name, kind]) =>
        kind ? `${name}:${kind === 'plural' ? 'number' : kind}` : name,
      ),
    ),
  ]
    .sort()
    .join(' ');
/** What is left of a sentence without its values. */
const bare = (text: string) => text.replace(/\{[^}]*\}/g, '');

describe('the message catalogues of the shop', () => {
  test('are complete', () => {
    expect(all.length).toBeGreaterThan(500);
  });

  test('have no empty message in either language', () => {
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

  test('differ between the languages, with listed exceptions', () => {
    const equal = all.filter(({ id, en, bn }) => en === bn && !(id in same)).map(({ id, en }) => `${id}: ${en}`);
    expect(equal).toEqual([]);
    expect(Object.keys(same).filter((id) => !all.some((one) => one.id === id && one.en === one.bn))).toEqual([]);
  });

  test('are in NFC, so that the same word is the same text', () => {
    expect(
      all.filter(({ en, bn }) => en !== en.normalize('NFC') || bn !== bn.normalize('NFC')).map(({ id }) => id),
    ).toEqual([]);
  });
});

describe('the messages of shop and panel', () => {
  const everySentence = [...all, ...panel].flatMap(({ id, en, bn }) => [
    { id, language: 'en', text: en },
    { id, language: 'bn', text: bn },
  ]);
  const sample = (text: string, count: number) =>
    Object.fromEntries(
      [...text.matchAll(/\{(\w+)(,)?/g)].map(([, name, isCounted]) => [name, isCounted ? count : `«${name}»`]),
    );
  const intlIn = (language: string) =>
    createIntl({
      locale: `${language}-BD`,
      defaultLocale: `${language}-BD`,
      onError: (error) => {
        throw error;
      },
    });
  const intls: Record<string, ReturnType<typeof intlIn>> = { en: intlIn('en'), bn: intlIn('bn') };

  test('are ICU messages, and read the same compiled as parsed', () => {
    expect(panel.length).toBeGreaterThan(500);
    for (const { id, language, text } of everySentence) {
      for (const count of [0, 1, 2, 1250]) {
        const say = (defaultMessage: string | ReturnType<typeof compileSentence>) =>
          intls[language]!.formatMessage({ id, defaultMessage }, sample(text, count));
        const said = say(text);
        expect([id, said]).toEqual([id, say(compileSentence(text))]);
        expect([id, said]).toEqual([id, expect.not.stringMatching(/[{}]/)]);
      }
    }
  });

  test('format numbers in the digits of their language', () => {
    const counted = everySentence.filter(({ text }) => /\{\w+, number\}/.test(text));
    expect(counted.length).toBeGreaterThan(20);
    for (const { id, language, text } of counted) {
      const said = intls[language]!.formatMessage({ id, defaultMessage: text }, sample(text, 1250));
      expect([id, said]).toEqual([id, expect.stringContaining(language === 'bn' ? '১,২৫০' : '1,250')]);
    }
  });

  test('of the panel take the same values in both languages', () => {
    const differ = panel.filter(({ en, bn }) => valuesOf(en) !== valuesOf(bn));
    expect(differ.map(({ id, en, bn }) => `${id}: ${en} | ${bn}`)).toEqual([]);
  });
});
