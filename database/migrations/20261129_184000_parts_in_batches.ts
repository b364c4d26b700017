/**
 * Orders and packages reach their index of parts sixteen at a time: a new row alone costs as much there as sixteen. The rows after
 * `upto` are not in the index yet; `database/direct/parts.ts` reads them from their table.
 */
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite';

const AT_ONCE = 16;
const indexed: Record<string, string> = { orders: 'number', packages: 'tracking_id' };
const events = ['insert', 'delete', 'update'];

const takeOut = (table: string, column: string) =>
  `INSERT INTO ${table}_parts(${table}_parts, rowid, ${column}) VALUES ('delete', old.id, old.${column});`;
const putIn = (table: string, column: string) =>
  `INSERT INTO ${table}_parts(rowid, ${column}) VALUES (new.id, new.${column});`;

function inBatches(table: string, column: string): string[] {
  const upto = `(SELECT upto FROM parts_written WHERE name = '${table}')`;
  const put = (which: string) =>
    `INSERT INTO ${table}_parts(rowid, ${column}) SELECT id, ${column} FROM ${table} WHERE ${which};`;
  return [
    `INSERT INTO parts_written (name, upto) SELECT '${table}', coalesce(max(id), 0) FROM ${table}`,
    // A row may come back under its old id: it is not after the others.
    `CREATE TRIGGER ${table}_parts_insert AFTER INSERT ON ${table} WHEN new.id - ${upto} NOT BETWEEN 1 AND ${AT_ONCE - 1}
     BEGIN ${put(`id = new.id AND id <= ${upto}`)} ${put(`id > ${upto}`)}
     UPDATE parts_written SET upto = max(upto, (SELECT max(id) FROM ${table})) WHERE name = '${table}'; END`,
    `CREATE TRIGGER ${table}_parts_delete AFTER DELETE ON ${table} WHEN old.id <= ${upto} BEGIN ${takeOut(table, column)} END`,
    `CREATE TRIGGER ${table}_parts_update AFTER UPDATE OF ${column} ON ${table} WHEN old.id <= ${upto}
     BEGIN ${takeOut(table, column)} ${putIn(table, column)} END`,
  ];
}

const oneByOne = (table: string, column: string): string[] => [
  `INSERT INTO ${table}_parts(rowid, ${column}) SELECT id, ${column} FROM ${table}
   WHERE id > (SELECT upto FROM parts_written WHERE name = '${table}')`,
  `CREATE TRIGGER ${table}_parts_insert AFTER INSERT ON ${table} BEGIN ${putIn(table, column)} END`,
  `CREATE TRIGGER ${table}_parts_delete AFTER DELETE ON ${table} BEGIN ${takeOut(table, column)} END`,
  `CREATE TRIGGER ${table}_parts_update AFTER UPDATE OF ${column} ON ${table} BEGIN ${takeOut(table, column)} ${putIn(table, column)} END`,
];

async function replaceTriggers(db: MigrateUpArgs['db'], made: typeof inBatches): Promise<void> {
  for (const [table, column] of Object.entries(indexed)) {
    for (const event of events) await db.run(sql.raw(`DROP TRIGGER ${table}_parts_${event}`));
    for (const statement of made(table, column)) await db.run(sql.raw(statement));
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`parts_written\` (\`name\` text PRIMARY KEY NOT NULL, \`upto\` integer NOT NULL);`);
  await replaceTriggers(db, inBatches);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replaceTriggers(db, oneByOne);
  await db.run(sql`DROP TABLE \`parts_written\`;`);
}
