import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`seen_at\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`address\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`seen_at\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`address\`;`)
}
