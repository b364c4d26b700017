import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`description_bn\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`description_document_bn\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`short_description_bn\` text;`)
  await db.run(sql`ALTER TABLE \`product_edits\` ADD \`description_bn\` text;`)
  await db.run(sql`ALTER TABLE \`product_edits\` ADD \`description_document_bn\` text;`)
  await db.run(sql`ALTER TABLE \`product_edits\` ADD \`short_description_bn\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`description_bn\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`description_document_bn\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`short_description_bn\`;`)
  await db.run(sql`ALTER TABLE \`product_edits\` DROP COLUMN \`description_bn\`;`)
  await db.run(sql`ALTER TABLE \`product_edits\` DROP COLUMN \`description_document_bn\`;`)
  await db.run(sql`ALTER TABLE \`product_edits\` DROP COLUMN \`short_description_bn\`;`)
}
