/** Every order that a list of the panel can be read in is offered there. */
import fs from 'node:fs';
import path from 'node:path';

const sourcesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

/** Those of the shop's grids, which are no tables. */
const ofShop = ['gridSorts'];
const names = sourcesIn('contract')
  .flatMap((source) => [...source.matchAll(/export const (\w+Sorts)\b/g)].map((found) => found[1] ?? ''))
  .filter((name) => !ofShop.includes(name));
const panel = sourcesIn('admin-components');

test('each list of orders in the contract belongs to a table', () => {
  expect(names).toContain('orderSorts');
  expect(names.filter((name) => !panel.some((source) => source.includes(`sorts: ${name}`)))).toEqual([]);
});
