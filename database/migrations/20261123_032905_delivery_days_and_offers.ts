import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`packages\` ADD \`expected_from\` text;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`expected_by\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`listed\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`coupons_listed_idx\` ON \`coupons\` (\`listed\`);`)
  await db.run(sql`CREATE INDEX \`listed_status_createdAt_idx\` ON \`coupons\` (\`listed\`,\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` ADD \`general_delivery_near_days_min\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` ADD \`general_delivery_near_days_max\` numeric DEFAULT 2 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` ADD \`general_delivery_far_days_min\` numeric DEFAULT 3 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` ADD \`general_delivery_far_days_max\` numeric DEFAULT 5 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` ADD \`grocery_delivery_days_min\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` ADD \`grocery_delivery_days_max\` numeric DEFAULT 1 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`coupons_listed_idx\`;`)
  await db.run(sql`DROP INDEX \`listed_status_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`listed\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`expected_from\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`expected_by\`;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` DROP COLUMN \`general_delivery_near_days_min\`;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` DROP COLUMN \`general_delivery_near_days_max\`;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` DROP COLUMN \`general_delivery_far_days_min\`;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` DROP COLUMN \`general_delivery_far_days_max\`;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` DROP COLUMN \`grocery_delivery_days_min\`;`)
  await db.run(sql`ALTER TABLE \`delivery_charges\` DROP COLUMN \`grocery_delivery_days_max\`;`)
}
