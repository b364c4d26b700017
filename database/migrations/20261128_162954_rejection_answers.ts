import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`review_notes\` ADD \`waits\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`review_notes_waits_idx\` ON \`review_notes\` (\`waits\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`review_notes_waits_idx\`;`)
  await db.run(sql`ALTER TABLE \`review_notes\` DROP COLUMN \`waits\`;`)
}
