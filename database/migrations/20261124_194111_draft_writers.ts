import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_policies_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`warehouse_shop_idx\` ON \`packages\` (\`warehouse_id\`,\`shop_id\`);`)
  await db.run(sql`CREATE INDEX \`vendor_last_at_idx\` ON \`questions\` (\`vendor_id\`,\`last_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`warehouse_shop_idx\`;`)
  await db.run(sql`DROP INDEX \`vendor_last_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_policies_v\` DROP COLUMN \`version_edited_by\`;`)
}
