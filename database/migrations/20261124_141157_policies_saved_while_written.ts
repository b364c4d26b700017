import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`_policies_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_policies_v_autosave_idx\` ON \`_policies_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`_policies_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_policies_v\` DROP COLUMN \`autosave\`;`)
}
