/** The panel writes a day and a time in one way, that of frontend/formats: dd/mm/yyyy hh:mm:ss in Dhaka. */
import fs from 'node:fs';
import path from 'node:path';

const root = 'admin-components';
/** Other ways to write a time: in words, or as the browser would. */
const other = /\bmomentInWords\(|\.toLocale(?:Date|Time)?String\(|Intl\.DateTimeFormat/;

test('no screen writes a time in words or as the browser does', () => {
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = files.map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }));
  expect(sources.some(({ source }) => /\bmoment\(/.test(source))).toBe(true);
  expect(sources.filter(({ source }) => other.test(source)).map(({ file }) => file)).toEqual([]);
});
