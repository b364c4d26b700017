/** One term per concept, in Bangla too: words that docs/glossary.md excludes from screens occur in none of their sources. */
import fs from 'node:fs';
import path from 'node:path';

const SCREENS = [
  'admin-components',
  'collections',
  'domain',
  'endpoints',
  'frontend',
  'hooks',
  'http',
  'scripts/seed',
  'services',
  'storefront/src',
];

const line =
  fs
    .readFileSync('docs/glossary.md', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('Words that screens do not use in Bangla')) ?? '';
const avoided = line
  .slice(line.lastIndexOf(':') + 1)
  .split(/[,.]/)
  .map((word) => word.trim().normalize('NFC'))
  .filter(Boolean);

/** Not a list of words: মল alone is no shopping mall, and the rest was said in English that nobody speaks. */
const unsaid = [
  /(?<![\u0980-\u09ff])(?<!শপিং )মল(?:ে|ের|টি|টা)?(?![\u0980-\u09ff])/u,
  /\bstands? (?:here|in your)\b/i,
  /Invalid Invalid/,
];

const files = SCREENS.flatMap((folder) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
).filter((file) => /\.tsx?$/.test(file));
const textOf = (file: string) => fs.readFileSync(file, 'utf8').normalize('NFC');

test('screens use the terms of the glossary and none of the synonyms to avoid', () => {
  expect(avoided.length).toBeGreaterThan(10);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = textOf(file);
    return avoided.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('screens avoid unnatural words', () => {
  const said = /(?:en|bn|'bn-BD'): ['"`].*/g;
  const found = files.flatMap((file) =>
    (textOf(file).match(said) ?? [])
      .filter((line) => unsaid.some((each) => each.test(line)))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
  expect(unsaid[0]?.test('অথবা মলে যান')).toBe(true);
  expect(unsaid[0]?.test('শপিং মলে যান, কমলা ও নির্মল')).toBe(false);
});

/** What is dialled, or copied into another system, is written in Latin digits in every language. */
const copied = /\bdigits\([^()]*\b(?:mobile|phone|order_id|order_number|tracking_id|account|routing|trx_id|postcode)\b/;

test('numbers that people dial or copy stay in Latin digits', () => {
  expect(files.filter((file) => copied.test(textOf(file)))).toEqual([]);
});
