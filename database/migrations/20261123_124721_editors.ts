import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_editor\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`users_is_editor_idx\` ON \`users\` (\`is_editor\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`users\` (\`deleted\`,\`created_at\`,\`status\`,\`role_as\`,\`is_vendor\`,\`is_incharge\`,\`is_editor\`,\`mobile_verify\`,\`user_verify\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_is_editor_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`users\` (\`deleted\`,\`created_at\`,\`status\`,\`role_as\`,\`is_vendor\`,\`is_incharge\`,\`mobile_verify\`,\`user_verify\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_editor\`;`)
}
