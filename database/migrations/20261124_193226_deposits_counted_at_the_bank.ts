import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cash_deposits\` ADD \`counted\` numeric;`)
  await db.run(sql`ALTER TABLE \`cash_deposits\` ADD \`difference\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`cash_deposits\` ADD \`reason\` text;`)
  // Until now a deposit had one amount: the bank counted what was taken there.
  await db.run(sql`UPDATE \`cash_deposits\` SET \`counted\` = \`amount\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`cash_deposits\` DROP COLUMN \`counted\`;`)
  await db.run(sql`ALTER TABLE \`cash_deposits\` DROP COLUMN \`difference\`;`)
  await db.run(sql`ALTER TABLE \`cash_deposits\` DROP COLUMN \`reason\`;`)
}
