import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refund_trx_key\` text;`)
  await db.run(sql`CREATE INDEX \`payments_refund_trx_key_idx\` ON \`payments\` (\`refund_trx_key\`);`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`reference_key\` text;`)
  await db.run(sql`CREATE INDEX \`payouts_reference_key_idx\` ON \`payouts\` (\`reference_key\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`payments_refund_trx_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refund_trx_key\`;`)
  await db.run(sql`DROP INDEX \`payouts_reference_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`payouts\` DROP COLUMN \`reference_key\`;`)
}
