import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`coupon_customer_idx\`;`)
  await db.run(sql`ALTER TABLE \`coupon_redemptions\` ADD \`place\` numeric DEFAULT 1;`)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_customer_place_idx\` ON \`coupon_redemptions\` (\`coupon_id\`,\`customer_id\`,\`place\`);`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`coupon_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`per_customer\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`scope\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`scope_ids\` text;`)
  await db.run(sql`CREATE INDEX \`coupons_scope_idx\` ON \`coupons\` (\`scope\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`coupons_scope_idx\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`per_customer\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`ends_at\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`scope\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`scope_ids\`;`)
  await db.run(sql`DROP INDEX \`coupon_customer_place_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_customer_idx\` ON \`coupon_redemptions\` (\`coupon_id\`,\`customer_id\`);`)
  await db.run(sql`ALTER TABLE \`coupon_redemptions\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`coupon_amount\`;`)
}
