import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`policies\` ADD \`termsconditions_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`privacypolicy_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`vendorpolicy_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`apppolicy_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`returnpolicy_bn\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`termsconditions_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`privacypolicy_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`vendorpolicy_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`apppolicy_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`returnpolicy_bn\`;`)
}
