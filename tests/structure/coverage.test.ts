/** Every call of the contract is asked for by at least one API test of its own resource, besides the tables and the fuzzer. */
import fs from 'node:fs';
import path from 'node:path';
import { routes } from '../../contract/index';

const everywhere = /(everything|everyCall)/;

function texts(folder: string): string {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.test.ts'))
    .map((file) => path.join(file.parentPath ?? file.path, file.name))
    .filter((name) => !everywhere.test(name))
    .map((name) => fs.readFileSync(name, 'utf8'))
    .join('\n');
}

/** Words of paths as tests write them: `/store-category/…`, `'store-category'`, or made from parts: `/store-${level}`. */
const words = (text: string) => new Set([...text.matchAll(/[/'"`]([A-Za-z][\w-]*)/g)].map((match) => match[1]!));
const beginnings = (text: string) => [...text.matchAll(/\/([a-z-]+-)\$\{/g)].map((match) => match[1]!);

test('every call has a test', () => {
  const all = texts('tests/api');
  const [whole, begun] = [words(all), beginnings(all)];
  const missing = routes.filter((route) => {
    const word = route.path.split('/').filter(Boolean)[0]!;
    return !whole.has(word) && !begun.some((beginning) => word.startsWith(beginning));
  });
  expect(missing.map((route) => `${route.method} ${route.path}`)).toEqual([]);
});
