/**
 * Adds an index of the words of product names by their beginnings, beside the index of their parts: the search of a
 * large catalogue reads it (`database/direct/matches.ts`). A letter and its marks belong to one word, in Bangla as
 * well. The other indexes serve sums.
 */
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

const words = [
  `CREATE VIRTUAL TABLE products_words USING fts5(name, name_bn, content='products', content_rowid='id', prefix='1 2 3', tokenize="unicode61 remove_diacritics 0 categories 'L* M* N*'")`,
  `CREATE TRIGGER products_words_insert AFTER INSERT ON products BEGIN INSERT INTO products_words(rowid, name, name_bn) VALUES (new.id, new.name, new.name_bn); END`,
  `CREATE TRIGGER products_words_delete AFTER DELETE ON products BEGIN INSERT INTO products_words(products_words, rowid, name, name_bn) VALUES ('delete', old.id, old.name, old.name_bn); END`,
  `CREATE TRIGGER products_words_update AFTER UPDATE OF name, name_bn ON products BEGIN INSERT INTO products_words(products_words, rowid, name, name_bn) VALUES ('delete', old.id, old.name, old.name_bn); INSERT INTO products_words(rowid, name, name_bn) VALUES (new.id, new.name, new.name_bn); END`,
  `INSERT INTO products_words(products_words) VALUES ('rebuild')`,
]

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`deleted_status_updatedAt_idx\` ON \`users\` (\`deleted\`,\`status\`,\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_vendor_idx\` ON \`packages\` (\`status\`,\`created_at\`,\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_status_order_number_total_idx\` ON \`packages\` (\`created_at\`,\`status\`,\`order_number\`,\`total\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_2_idx\` ON \`order_lines\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_product_total_qty_idx\` ON \`order_lines\` (\`created_at\`,\`product_id\`,\`total\`,\`qty\`);`)
  for (const statement of words) await db.run(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  for (const event of ['insert', 'delete', 'update']) await db.run(sql.raw(`DROP TRIGGER products_words_${event}`))
  await db.run(sql.raw(`DROP TABLE products_words`))
  await db.run(sql`DROP INDEX \`deleted_status_updatedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`status_createdAt_vendor_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_status_order_number_total_idx\`;`)
  await db.run(sql`DROP INDEX \`vendor_createdAt_2_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_product_total_qty_idx\`;`)
}
