/** One word per thing, in Bangla too: what docs/glossary.md says screens do not use stands in no source of theirs. */
import fs from 'node:fs';
import path from 'node:path';

const SCREENS = [
  'admin-components',
  'collections',
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

test('screens use the words of the glossary and not their doubles', () => {
  expect(avoided.length).toBeGreaterThan(5);
  const files = SCREENS.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  ).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8').normalize('NFC');
    return avoided.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
