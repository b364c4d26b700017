import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`coupon_due\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`stock_due\` numeric DEFAULT 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`coupon_due\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`stock_due\`;`)
}
