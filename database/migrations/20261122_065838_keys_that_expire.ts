import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`product_imports\` ADD \`key_id\` text;`)
  await db.run(sql`ALTER TABLE \`product_imports\` ADD \`key_name\` text;`)
  await db.run(sql`ALTER TABLE \`api_keys\` ADD \`expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`audit_logs\` ADD \`key_id\` text;`)
  await db.run(sql`ALTER TABLE \`audit_logs\` ADD \`key_name\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`product_imports\` DROP COLUMN \`key_id\`;`)
  await db.run(sql`ALTER TABLE \`product_imports\` DROP COLUMN \`key_name\`;`)
  await db.run(sql`ALTER TABLE \`api_keys\` DROP COLUMN \`expires_at\`;`)
  await db.run(sql`ALTER TABLE \`audit_logs\` DROP COLUMN \`key_id\`;`)
  await db.run(sql`ALTER TABLE \`audit_logs\` DROP COLUMN \`key_name\`;`)
}
