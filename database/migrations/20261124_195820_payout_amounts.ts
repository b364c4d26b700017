import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`total_1_idx\` ON \`payout_runs\` (\`total\`);`)
  await db.run(sql`CREATE INDEX \`amount_idx\` ON \`payouts\` (\`amount\`);`)
  await db.run(sql`CREATE INDEX \`status_amount_idx\` ON \`payouts\` (\`status\`,\`amount\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`total_1_idx\`;`)
  await db.run(sql`DROP INDEX \`amount_idx\`;`)
  await db.run(sql`DROP INDEX \`status_amount_idx\`;`)
}
