import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`review_notes\` ADD \`return_id\` integer REFERENCES returns(id);`)
  await db.run(sql`CREATE INDEX \`review_notes_return_idx\` ON \`review_notes\` (\`return_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_review_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`applicant_id\` integer,
  	\`kind\` text NOT NULL,
  	\`text\` text,
  	\`by_shop\` numeric DEFAULT 0 NOT NULL,
  	\`waits\` numeric DEFAULT 0 NOT NULL,
  	\`by_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`applicant_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_review_notes\`("id", "product_id", "applicant_id", "kind", "text", "by_shop", "waits", "by_name", "updated_at", "created_at") SELECT "id", "product_id", "applicant_id", "kind", "text", "by_shop", "waits", "by_name", "updated_at", "created_at" FROM \`review_notes\`;`)
  await db.run(sql`DROP TABLE \`review_notes\`;`)
  await db.run(sql`ALTER TABLE \`__new_review_notes\` RENAME TO \`review_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`review_notes_product_idx\` ON \`review_notes\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_applicant_idx\` ON \`review_notes\` (\`applicant_id\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_by_shop_idx\` ON \`review_notes\` (\`by_shop\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_waits_idx\` ON \`review_notes\` (\`waits\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_updated_at_idx\` ON \`review_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_created_at_idx\` ON \`review_notes\` (\`created_at\`);`)
}
