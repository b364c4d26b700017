/** Each migration leaves a database that the version before it can run on: it adds, and takes away only what was left unused earlier. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * Migrations that take away what the version before them still had, each with the release that no longer read or wrote it and
 * the tables, and columns as `table.column`, that go. See docs/operating.md, Upgrades.
 */
const contracting: Readonly<Record<string, { unusedSince: string; drops: readonly string[] }>> = {};

type Column = { notNull: boolean; default?: unknown };
type Tables = Record<string, { columns: Record<string, Column> }>;

const FOLDER = 'database/migrations';
/** The rule holds for those that come after it. Earlier ones were not written for it. */
const LAST_WITHOUT_RULE = '20261122_084543_security_and_setup';

const names = fs
  .readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'))
  .sort();
const tablesAfter = (name: string): Tables =>
  (JSON.parse(fs.readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as { tables: Tables }).tables;

/** What the version before cannot do without: tables and columns that are gone. A new name is a loss and an addition. */
function taken(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, { columns }]) =>
    after[table]
      ? Object.keys(columns)
          .filter((column) => !after[table]!.columns[column])
          .map((column) => `${table}.${column}`)
      : [table],
  );
}

/** Columns that the version before would leave empty when it writes a row, and that may not be. */
function demanded(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, { columns: old }]) =>
    Object.entries(after[table]?.columns ?? {})
      .filter(([column, { notNull, default: given }]) => notNull && given === undefined && !old[column]?.notNull)
      .map(([column]) => `${table}.${column}`),
  );
}

const released = [...fs.readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(
  ([, version]) => version,
);
const steps = names.slice(1).map((name, n) => ({ name, before: tablesAfter(names[n]!), after: tablesAfter(name) }));

describe('a migration', () => {
  const ruled = steps.filter(({ name }) => name > LAST_WITHOUT_RULE);

  test('removes only what it declares unused since an earlier release', () => {
    for (const { name, before, after } of ruled)
      expect([name, taken(before, after).sort()]).toEqual([name, [...(contracting[name]?.drops ?? [])].sort()]);
  });

  test('requires no value that the previous version does not write', () => {
    for (const { name, before, after } of ruled) expect([name, demanded(before, after)]).toEqual([name, []]);
  });

  test('that takes something away is there, and names a release', () => {
    for (const [name, { unusedSince }] of Object.entries(contracting)) {
      expect(names).toContain(name);
      expect(released).toContain(unusedSince);
    }
  });
});

test('the comparison finds a table and a column that are gone or renamed, and a column that must be given', () => {
  const column = { notNull: false };
  const before = { users: { columns: { id: column, name: column } }, carts: { columns: { id: column } } };
  const after = { users: { columns: { id: column, full_name: { notNull: true } } } };
  expect(taken(before, after)).toEqual(['users.name', 'carts']);
  expect(demanded(before, after)).toEqual(['users.full_name']);
  // As it was found in the last migration without the rule.
  const last = steps.find(({ name }) => name === LAST_WITHOUT_RULE)!;
  expect(taken(last.before, last.after).sort()).toEqual([
    'payload_locked_documents_rels.unfinished_orders_id',
    'unfinished_orders',
  ]);
});
