/**
 * Adds an index of three-letter parts of names and numbers beside each table (SQLite's full-text search), maintained by
 * triggers; `database/direct/conditions.ts` queries it. The other new indexes serve sorted lists.
 */
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const indexed: Record<string, string[]> = {
  products: ['name', 'name_bn', 'slug'],
  users: ['name', 'email', 'mobile'],
  orders: ['number'],
  packages: ['tracking_id'],
}

function partsOf(table: string, columns: string[]): string[] {
  const names = columns.join(', ')
  const of = (row: string) => [`${row}.id`, ...columns.map((column) => `${row}.${column}`)].join(', ')
  const put = `INSERT INTO ${table}_parts(rowid, ${names}) VALUES (${of('new')});`
  const take = `INSERT INTO ${table}_parts(${table}_parts, rowid, ${names}) VALUES ('delete', ${of('old')});`
  return [
    `CREATE VIRTUAL TABLE ${table}_parts USING fts5(${names}, content='${table}', content_rowid='id', tokenize='trigram')`,
    `CREATE TRIGGER ${table}_parts_insert AFTER INSERT ON ${table} BEGIN ${put} END`,
    `CREATE TRIGGER ${table}_parts_delete AFTER DELETE ON ${table} BEGIN ${take} END`,
    `CREATE TRIGGER ${table}_parts_update AFTER UPDATE OF ${names} ON ${table} BEGIN ${take} ${put} END`,
    `INSERT INTO ${table}_parts(${table}_parts) VALUES ('rebuild')`,
  ]
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`visible_type_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`visible_type_createdAt_business_district_category_idx\` ON \`products\` (\`visible\`,\`type\`,\`created_at\`,\`business_district_id\`,\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`verify_updatedAt_idx\` ON \`products\` (\`verify\`,\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`name_idx\` ON \`products\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`visible_category_selling_price_idx\` ON \`products\` (\`visible\`,\`category_id\`,\`selling_price\`);`)
  await db.run(sql`CREATE INDEX \`deleted_createdAt_idx\` ON \`users\` (\`deleted\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deleted_name_idx\` ON \`users\` (\`deleted\`,\`name\`);`)
  await db.run(sql`CREATE INDEX \`status_name_idx\` ON \`users\` (\`status\`,\`name\`);`)
  for (const [table, columns] of Object.entries(indexed)) {
    for (const statement of partsOf(table, columns)) await db.run(sql.raw(statement))
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(indexed)) {
    for (const event of ['insert', 'delete', 'update']) await db.run(sql.raw(`DROP TRIGGER ${table}_parts_${event}`))
    await db.run(sql.raw(`DROP TABLE ${table}_parts`))
  }
  await db.run(sql`DROP INDEX \`deleted_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`deleted_name_idx\`;`)
  await db.run(sql`DROP INDEX \`status_name_idx\`;`)
  await db.run(sql`DROP INDEX \`visible_type_createdAt_business_district_category_idx\`;`)
  await db.run(sql`DROP INDEX \`verify_updatedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`name_idx\`;`)
  await db.run(sql`DROP INDEX \`visible_category_selling_price_idx\`;`)
  await db.run(sql`CREATE INDEX \`visible_type_createdAt_idx\` ON \`products\` (\`visible\`,\`type\`,\`created_at\`);`)
}
