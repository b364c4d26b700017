import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`sku_idx\` ON \`products\` (\`sku\`);`)
  await db.run(sql`CREATE INDEX \`sku_1_idx\` ON \`variants\` (\`sku\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`sku_idx\`;`)
  await db.run(sql`DROP INDEX \`sku_1_idx\`;`)
}
