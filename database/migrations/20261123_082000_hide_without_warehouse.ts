import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Data only: a shop sells only with a warehouse, and while its vendor's account is active. Closes the shops of
 * suspended accounts, and hides the products of shops that cannot sell, until they can.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`shops\` SET \`active\` = 0
    WHERE \`active\` = 1
    AND \`vendor_id\` IN (SELECT \`vendors\`.\`id\` FROM \`vendors\`
      JOIN \`users\` ON \`users\`.\`id\` = \`vendors\`.\`user_id\` WHERE \`users\`.\`status\` <> 1);`)
  await db.run(sql`UPDATE \`products\` SET \`visible\` = 0
    WHERE \`visible\` = 1
    AND (\`shop_id\` IS NULL OR \`shop_id\` IN (SELECT \`id\` FROM \`shops\` WHERE \`warehouse_id\` IS NULL OR \`active\` = 0));`)
}

/** Nothing to undo: the earlier version shows products again at every change of a shop's vendor. */
export async function down(): Promise<void> {}
