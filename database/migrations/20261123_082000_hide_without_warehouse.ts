import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Data only: a shop sells only with a warehouse, so the products of shops without one are hidden until it has one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`products\` SET \`visible\` = 0
    WHERE \`visible\` = 1
    AND (\`shop_id\` IS NULL OR \`shop_id\` IN (SELECT \`id\` FROM \`shops\` WHERE \`warehouse_id\` IS NULL));`)
}

/** What is shown again is for the version before to decide: every change of a shop's vendor does it. */
export async function down(): Promise<void> {}
