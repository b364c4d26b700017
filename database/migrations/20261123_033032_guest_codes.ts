import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_one_time_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`user_id\` integer,
  	\`mobile\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`token_hash\` text,
  	\`expires_at\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_one_time_codes\`("id", "purpose", "user_id", "mobile", "code_hash", "token_hash", "expires_at", "tries", "used_at", "updated_at", "created_at") SELECT "id", "purpose", "user_id", "mobile", "code_hash", "token_hash", "expires_at", "tries", "used_at", "updated_at", "created_at" FROM \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`ALTER TABLE \`__new_one_time_codes\` RENAME TO \`one_time_codes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`one_time_codes_user_idx\` ON \`one_time_codes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_token_hash_idx\` ON \`one_time_codes\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purpose_mobile_createdAt_idx\` ON \`one_time_codes\` (\`purpose\`,\`mobile\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`has_password\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`users_has_password_idx\` ON \`users\` (\`has_password\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_has_password_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`has_password\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_one_time_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`token_hash\` text,
  	\`expires_at\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_one_time_codes\`("id", "purpose", "user_id", "mobile", "code_hash", "token_hash", "expires_at", "tries", "used_at", "updated_at", "created_at") SELECT "id", "purpose", "user_id", "mobile", "code_hash", "token_hash", "expires_at", "tries", "used_at", "updated_at", "created_at" FROM \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`ALTER TABLE \`__new_one_time_codes\` RENAME TO \`one_time_codes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`one_time_codes_user_idx\` ON \`one_time_codes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_token_hash_idx\` ON \`one_time_codes\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purpose_mobile_createdAt_idx\` ON \`one_time_codes\` (\`purpose\`,\`mobile\`,\`created_at\`);`)
}
