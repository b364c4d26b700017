import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { pictureAreas, slotsOf } from '../../domain/site/slotPictures'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`announcements_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`districts_id\` integer,
  	\`upazilas_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`districts_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upazilas_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`announcements_rels_order_idx\` ON \`announcements_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_parent_idx\` ON \`announcements_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_path_idx\` ON \`announcements_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_districts_id_idx\` ON \`announcements_rels\` (\`districts_id\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_upazilas_id_idx\` ON \`announcements_rels\` (\`upazilas_id\`);`)
  await db.run(sql`CREATE TABLE \`_announcements_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_text\` text,
  	\`version_text_bn\` text,
  	\`version_tone\` text DEFAULT 'info',
  	\`version_shown_on\` text DEFAULT 'everywhere',
  	\`version_link_kind\` text DEFAULT 'none',
  	\`version_link_record\` text,
  	\`version_link_address\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_active\` numeric DEFAULT 1,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_announcements_v_parent_idx\` ON \`_announcements_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version_active_idx\` ON \`_announcements_v\` (\`version_active\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version_updated_at_idx\` ON \`_announcements_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version_created_at_idx\` ON \`_announcements_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version__status_idx\` ON \`_announcements_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_created_at_idx\` ON \`_announcements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_updated_at_idx\` ON \`_announcements_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_latest_idx\` ON \`_announcements_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_active_version_createdAt_idx\` ON \`_announcements_v\` (\`version_active\`,\`version_created_at\`);`)
  await db.run(sql`CREATE TABLE \`_announcements_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`districts_id\` integer,
  	\`upazilas_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_announcements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`districts_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upazilas_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_order_idx\` ON \`_announcements_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_parent_idx\` ON \`_announcements_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_path_idx\` ON \`_announcements_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_districts_id_idx\` ON \`_announcements_v_rels\` (\`districts_id\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_upazilas_id_idx\` ON \`_announcements_v_rels\` (\`upazilas_id\`);`)
  await db.run(sql`CREATE TABLE \`_picture_places_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_picture_id\` integer,
  	\`version_alt\` text,
  	\`version_alt_bn\` text,
  	\`version_link_kind\` text DEFAULT 'none',
  	\`version_link_record\` text,
  	\`version_link_address\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`picture_places\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_picture_places_v_parent_idx\` ON \`_picture_places_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_version_version_name_idx\` ON \`_picture_places_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_version_version_picture_idx\` ON \`_picture_places_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_version_version_updated_at_idx\` ON \`_picture_places_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_version_version_created_at_idx\` ON \`_picture_places_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_version_version__status_idx\` ON \`_picture_places_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_created_at_idx\` ON \`_picture_places_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_updated_at_idx\` ON \`_picture_places_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_picture_places_v_latest_idx\` ON \`_picture_places_v\` (\`latest\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_announcements\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`text_bn\` text,
  	\`tone\` text DEFAULT 'info',
  	\`shown_on\` text DEFAULT 'everywhere',
  	\`link_kind\` text DEFAULT 'none',
  	\`link_record\` text,
  	\`link_address\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`active\` numeric DEFAULT 1,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_announcements\`("id", "text", "text_bn", "tone", "shown_on", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "active", "updated_at", "created_at", "_status") SELECT "id", "text", "text_bn", "tone", "shown_on", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "active", "updated_at", "created_at", 'published' FROM \`announcements\`;`)
  await db.run(sql`DROP TABLE \`announcements\`;`)
  await db.run(sql`ALTER TABLE \`__new_announcements\` RENAME TO \`announcements\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`announcements_active_idx\` ON \`announcements\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`announcements_updated_at_idx\` ON \`announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements_created_at_idx\` ON \`announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements__status_idx\` ON \`announcements\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`active_createdAt_idx\` ON \`announcements\` (\`active\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_picture_places\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`picture_id\` integer,
  	\`alt\` text,
  	\`alt_bn\` text,
  	\`link_kind\` text DEFAULT 'none',
  	\`link_record\` text,
  	\`link_address\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_picture_places\`("id", "name", "picture_id", "alt", "alt_bn", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "updated_at", "created_at", "_status") SELECT "id", "name", NULL, "alt", "alt_bn", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "updated_at", "created_at", 'published' FROM \`picture_places\`;`)
  await db.run(sql`DROP TABLE \`picture_places\`;`)
  await db.run(sql`ALTER TABLE \`__new_picture_places\` RENAME TO \`picture_places\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`picture_places_name_idx\` ON \`picture_places\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_picture_idx\` ON \`picture_places\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_updated_at_idx\` ON \`picture_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_created_at_idx\` ON \`picture_places\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`picture_places__status_idx\` ON \`picture_places\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`ledger_adjustments\` ADD \`decision_reason\` text;`)
  await db.run(sql`ALTER TABLE \`site_information\` ADD \`two_person_corrections\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`site_information_two_person_corrections_idx\` ON \`site_information\` (\`two_person_corrections\`);`)
  // Existing records are published: places take the pictures that the settings show, and everything gets its first
  // version.
  for (const area of pictureAreas)
    for (const name of slotsOf(area)) {
      const shown = sql`(SELECT ${sql.identifier(`${name}_id`)} FROM ${sql.identifier(area)} LIMIT 1)`
      await db.run(sql`UPDATE \`picture_places\` SET \`picture_id\` = ${shown} WHERE \`name\` = ${name};`)
      await db.run(sql`INSERT INTO \`picture_places\` (\`name\`, \`picture_id\`, \`_status\`) SELECT ${name}, ${shown}, 'published'
        WHERE ${shown} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM \`picture_places\` WHERE \`name\` = ${name});`)
    }
  await db.run(sql`INSERT INTO \`_picture_places_v\` ("parent_id", "version_name", "version_picture_id", "version_alt", "version_alt_bn", "version_link_kind", "version_link_record", "version_link_address", "version_starts_at", "version_ends_at", "version_updated_at", "version_created_at", "version__status", "latest") SELECT "id", "name", "picture_id", "alt", "alt_bn", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "updated_at", "created_at", 'published', 1 FROM \`picture_places\`;`)
  await db.run(sql`INSERT INTO \`_announcements_v\` ("parent_id", "version_text", "version_text_bn", "version_tone", "version_shown_on", "version_link_kind", "version_link_record", "version_link_address", "version_starts_at", "version_ends_at", "version_active", "version_updated_at", "version_created_at", "version__status", "latest") SELECT "id", "text", "text_bn", "tone", "shown_on", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "active", "updated_at", "created_at", 'published', 1 FROM \`announcements\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`announcements_rels\`;`)
  await db.run(sql`DROP TABLE \`_announcements_v\`;`)
  await db.run(sql`DROP TABLE \`_announcements_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_picture_places_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_picture_places\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`alt\` text,
  	\`alt_bn\` text,
  	\`link_kind\` text DEFAULT 'none' NOT NULL,
  	\`link_record\` text,
  	\`link_address\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_picture_places\`("id", "name", "alt", "alt_bn", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "updated_at", "created_at") SELECT "id", "name", "alt", "alt_bn", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "updated_at", "created_at" FROM \`picture_places\`;`)
  await db.run(sql`DROP TABLE \`picture_places\`;`)
  await db.run(sql`ALTER TABLE \`__new_picture_places\` RENAME TO \`picture_places\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`picture_places_name_idx\` ON \`picture_places\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_updated_at_idx\` ON \`picture_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_created_at_idx\` ON \`picture_places\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_announcements\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`text_bn\` text NOT NULL,
  	\`tone\` text DEFAULT 'info' NOT NULL,
  	\`shown_on\` text DEFAULT 'everywhere' NOT NULL,
  	\`link_kind\` text DEFAULT 'none' NOT NULL,
  	\`link_record\` text,
  	\`link_address\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`active\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_announcements\`("id", "text", "text_bn", "tone", "shown_on", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "active", "updated_at", "created_at") SELECT "id", "text", "text_bn", "tone", "shown_on", "link_kind", "link_record", "link_address", "starts_at", "ends_at", "active", "updated_at", "created_at" FROM \`announcements\`;`)
  await db.run(sql`DROP TABLE \`announcements\`;`)
  await db.run(sql`ALTER TABLE \`__new_announcements\` RENAME TO \`announcements\`;`)
  await db.run(sql`CREATE INDEX \`announcements_active_idx\` ON \`announcements\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`announcements_updated_at_idx\` ON \`announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements_created_at_idx\` ON \`announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`active_createdAt_idx\` ON \`announcements\` (\`active\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`site_information_two_person_corrections_idx\`;`)
  await db.run(sql`ALTER TABLE \`site_information\` DROP COLUMN \`two_person_corrections\`;`)
  await db.run(sql`ALTER TABLE \`ledger_adjustments\` DROP COLUMN \`decision_reason\`;`)
}
