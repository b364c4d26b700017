/** What a list writes in its CSV file is what it shows: no code of a status, no time of another zone, no English name. */
import fs from 'node:fs';
import path from 'node:path';

const files = fs
  .readdirSync('admin-components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('admin-components', file));

/** Each column that has a text for the file, and the source of that text. */
const texts = files.flatMap((file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/\btext: (\(.*?\) =>\s+[^\n]*|\w+),?\n/g)].map((found) => ({
    file,
    at: found.index,
    text: (found[1] ?? '').replace(/,$/, ''),
  })),
);
/** A day, a moment, a mark or a status as the server sends it. */
const raw = /=>\s+(?:\w+\.)?(?:\w+_at|day|status|featured)(?: \?\? '')?$/;

test('columns write days, times and statuses as they are shown', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(raw.test("(row) => row.expires_at ?? ''") && raw.test('({ day }) => day')).toBe(true);
  expect(texts.filter(({ text }) => raw.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('columns that show a name in the reader’s language write that name', () => {
  const faults = texts.filter(({ file, at, text }) => {
    if (!/=> row\.name$/.test(text)) return false;
    const source = fs.readFileSync(file, 'utf8');
    return /nameOf\(row\)/.test(source.slice(source.lastIndexOf('key: ', at), at));
  });
  expect(faults.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
