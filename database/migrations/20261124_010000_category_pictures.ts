import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`main_categories\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`main_categories_picture_idx\` ON \`main_categories\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`sub_categories\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`sub_categories_picture_idx\` ON \`sub_categories\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`child_categories\` ADD \`picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`child_categories_picture_idx\` ON \`child_categories\` (\`picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_main_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`position\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_main_categories\`("id", "name", "name_bn", "slug", "description", "status", "meta_title", "meta_keyword", "meta_descrip", "position", "updated_at", "created_at") SELECT "id", "name", "name_bn", "slug", "description", "status", "meta_title", "meta_keyword", "meta_descrip", "position", "updated_at", "created_at" FROM \`main_categories\`;`)
  await db.run(sql`DROP TABLE \`main_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_main_categories\` RENAME TO \`main_categories\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`main_categories_slug_idx\` ON \`main_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`main_categories_status_idx\` ON \`main_categories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`main_categories_updated_at_idx\` ON \`main_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`main_categories_created_at_idx\` ON \`main_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`position_createdAt_idx\` ON \`main_categories\` (\`position\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_sub_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`position\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_sub_categories\`("id", "category_id", "name", "name_bn", "slug", "description", "status", "meta_title", "meta_keyword", "meta_descrip", "position", "updated_at", "created_at") SELECT "id", "category_id", "name", "name_bn", "slug", "description", "status", "meta_title", "meta_keyword", "meta_descrip", "position", "updated_at", "created_at" FROM \`sub_categories\`;`)
  await db.run(sql`DROP TABLE \`sub_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_sub_categories\` RENAME TO \`sub_categories\`;`)
  await db.run(sql`CREATE INDEX \`sub_categories_category_idx\` ON \`sub_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sub_categories_slug_idx\` ON \`sub_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sub_categories_status_idx\` ON \`sub_categories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`sub_categories_updated_at_idx\` ON \`sub_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sub_categories_created_at_idx\` ON \`sub_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`category_position_createdAt_idx\` ON \`sub_categories\` (\`category_id\`,\`position\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_child_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subcategory_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`description\` text,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`position\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_child_categories\`("id", "subcategory_id", "name", "name_bn", "slug", "description", "status", "meta_title", "meta_keyword", "meta_descrip", "position", "updated_at", "created_at") SELECT "id", "subcategory_id", "name", "name_bn", "slug", "description", "status", "meta_title", "meta_keyword", "meta_descrip", "position", "updated_at", "created_at" FROM \`child_categories\`;`)
  await db.run(sql`DROP TABLE \`child_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_child_categories\` RENAME TO \`child_categories\`;`)
  await db.run(sql`CREATE INDEX \`child_categories_subcategory_idx\` ON \`child_categories\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`child_categories_slug_idx\` ON \`child_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`child_categories_status_idx\` ON \`child_categories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`child_categories_updated_at_idx\` ON \`child_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`child_categories_created_at_idx\` ON \`child_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`subcategory_position_createdAt_idx\` ON \`child_categories\` (\`subcategory_id\`,\`position\`,\`created_at\`);`)
}
