import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`commission_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vendor_id\` integer,
  	\`category_id\` integer,
  	\`subcategory_id\` integer,
  	\`childcategory_id\` integer,
  	\`rate\` numeric NOT NULL,
  	\`starts_on\` text NOT NULL,
  	\`ends_on\` text,
  	\`note\` text,
  	\`scope\` text,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`childcategory_id\`) REFERENCES \`child_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`commission_rules_vendor_idx\` ON \`commission_rules\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`commission_rules_category_idx\` ON \`commission_rules\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`commission_rules_subcategory_idx\` ON \`commission_rules\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`commission_rules_childcategory_idx\` ON \`commission_rules\` (\`childcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`commission_rules_created_by_idx\` ON \`commission_rules\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`commission_rules_updated_at_idx\` ON \`commission_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`commission_rules_created_at_idx\` ON \`commission_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`announcements\` (
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
  await db.run(sql`CREATE INDEX \`announcements_active_idx\` ON \`announcements\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`announcements_updated_at_idx\` ON \`announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements_created_at_idx\` ON \`announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`active_createdAt_idx\` ON \`announcements\` (\`active\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`picture_places\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`picture_places_name_idx\` ON \`picture_places\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_updated_at_idx\` ON \`picture_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`picture_places_created_at_idx\` ON \`picture_places\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`title_bn\` text,
  	\`blocks\` text,
  	\`slug\` text,
  	\`on_home\` numeric DEFAULT 0,
  	\`meta_title\` text,
  	\`meta_title_bn\` text,
  	\`meta_description\` text,
  	\`meta_description_bn\` text,
  	\`meta_image_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_on_home_idx\` ON \`pages\` (\`on_home\`);`)
  await db.run(sql`CREATE INDEX \`pages_meta_image_idx\` ON \`pages\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_texts_order_parent\` ON \`pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_title_bn\` text,
  	\`version_blocks\` text,
  	\`version_slug\` text,
  	\`version_on_home\` numeric DEFAULT 0,
  	\`version_meta_title\` text,
  	\`version_meta_title_bn\` text,
  	\`version_meta_description\` text,
  	\`version_meta_description_bn\` text,
  	\`version_meta_image_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_on_home_idx\` ON \`_pages_v\` (\`version_on_home\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_meta_image_idx\` ON \`_pages_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_order_parent\` ON \`_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`deleted_records\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`record\` text NOT NULL,
  	\`title\` text,
  	\`title_bn\` text,
  	\`by_id\` integer,
  	\`by_name\` text,
  	\`vendor_id\` integer,
  	\`by_vendor\` numeric DEFAULT 0 NOT NULL,
  	\`counts\` text,
  	\`documents\` numeric DEFAULT 0 NOT NULL,
  	\`taken\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deleted_records_by_idx\` ON \`deleted_records\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`deleted_records_vendor_idx\` ON \`deleted_records\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`deleted_records_by_vendor_idx\` ON \`deleted_records\` (\`by_vendor\`);`)
  await db.run(sql`CREATE INDEX \`deleted_records_taken_idx\` ON \`deleted_records\` (\`taken\`);`)
  await db.run(sql`CREATE INDEX \`deleted_records_updated_at_idx\` ON \`deleted_records\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deleted_records_created_at_idx\` ON \`deleted_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_idx\` ON \`deleted_records\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_createdAt_idx\` ON \`deleted_records\` (\`kind\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_3_idx\` ON \`deleted_records\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deleted_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`deletion_id\` integer NOT NULL,
  	\`place\` numeric NOT NULL,
  	\`target\` text NOT NULL,
  	\`field\` text,
  	\`documents\` text NOT NULL,
  	\`marks\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`deletion_id\`) REFERENCES \`deleted_records\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deleted_documents_deletion_idx\` ON \`deleted_documents\` (\`deletion_id\`);`)
  await db.run(sql`CREATE INDEX \`deleted_documents_updated_at_idx\` ON \`deleted_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deleted_documents_created_at_idx\` ON \`deleted_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletion_place_idx\` ON \`deleted_documents\` (\`deletion_id\`,\`place\`);`)
  await db.run(sql`CREATE TABLE \`policy_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`policy\` text NOT NULL,
  	\`text\` text,
  	\`text_bn\` text,
  	\`valid_from\` text NOT NULL,
  	\`valid_until\` text,
  	\`is_current\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`policy_texts_is_current_idx\` ON \`policy_texts\` (\`is_current\`);`)
  await db.run(sql`CREATE INDEX \`policy_texts_updated_at_idx\` ON \`policy_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_texts_created_at_idx\` ON \`policy_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`policy_valid_from_idx\` ON \`policy_texts\` (\`policy\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`profile_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`state\` numeric DEFAULT 0 NOT NULL,
  	\`changes\` text NOT NULL,
  	\`nid_front_image_id\` integer,
  	\`nid_back_image_id\` integer,
  	\`trade_license_image_id\` integer,
  	\`reason\` text,
  	\`answer\` text,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`nid_front_image_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`nid_back_image_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`trade_license_image_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`profile_changes_vendor_idx\` ON \`profile_changes\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`profile_changes_state_idx\` ON \`profile_changes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`profile_changes_nid_front_image_idx\` ON \`profile_changes\` (\`nid_front_image_id\`);`)
  await db.run(sql`CREATE INDEX \`profile_changes_nid_back_image_idx\` ON \`profile_changes\` (\`nid_back_image_id\`);`)
  await db.run(sql`CREATE INDEX \`profile_changes_trade_license_image_idx\` ON \`profile_changes\` (\`trade_license_image_id\`);`)
  await db.run(sql`CREATE INDEX \`profile_changes_updated_at_idx\` ON \`profile_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`profile_changes_created_at_idx\` ON \`profile_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`profile_changes\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_4_idx\` ON \`profile_changes\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`actor_id\` integer,
  	\`actor_role\` text,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customer_notes_user_idx\` ON \`customer_notes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_notes_actor_idx\` ON \`customer_notes\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_notes_updated_at_idx\` ON \`customer_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_notes_created_at_idx\` ON \`customer_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_createdAt_1_idx\` ON \`customer_notes\` (\`user_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_policies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_termsconditions\` text,
  	\`version_termsconditions_bn\` text,
  	\`version_privacypolicy\` text,
  	\`version_privacypolicy_bn\` text,
  	\`version_vendorpolicy\` text,
  	\`version_vendorpolicy_bn\` text,
  	\`version_apppolicy\` text,
  	\`version_apppolicy_bn\` text,
  	\`version_returnpolicy\` text,
  	\`version_returnpolicy_bn\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_policies_v_version_version__status_idx\` ON \`_policies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_created_at_idx\` ON \`_policies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_updated_at_idx\` ON \`_policies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_policies_v_latest_idx\` ON \`_policies_v\` (\`latest\`);`)
  await db.run(sql`DROP INDEX \`coupon_customer_idx\`;`)
  await db.run(sql`ALTER TABLE \`coupon_redemptions\` ADD \`place\` numeric DEFAULT 1;`)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_customer_place_idx\` ON \`coupon_redemptions\` (\`coupon_id\`,\`customer_id\`,\`place\`);`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`is_editor\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`users_is_editor_idx\` ON \`users\` (\`is_editor\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`users\` (\`deleted\`,\`created_at\`,\`status\`,\`role_as\`,\`is_vendor\`,\`is_incharge\`,\`is_editor\`,\`mobile_verify\`,\`user_verify\`);`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`steps_hidden\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`vendors\` ADD \`change_open\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`coupon_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`commission_rate\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`commission\` numeric;`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`commission_scope\` text;`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`commission_rule\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`per_customer\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`scope\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`scope_ids\` text;`)
  await db.run(sql`CREATE INDEX \`coupons_scope_idx\` ON \`coupons\` (\`scope\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`commission_rules_id\` integer REFERENCES commission_rules(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`announcements_id\` integer REFERENCES announcements(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`picture_places_id\` integer REFERENCES picture_places(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`pages_id\` integer REFERENCES pages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deleted_records_id\` integer REFERENCES deleted_records(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deleted_documents_id\` integer REFERENCES deleted_documents(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`policy_texts_id\` integer REFERENCES policy_texts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`profile_changes_id\` integer REFERENCES profile_changes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`customer_notes_id\` integer REFERENCES customer_notes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commission_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`commission_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_picture_places_id_idx\` ON \`payload_locked_documents_rels\` (\`picture_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deleted_records_id_idx\` ON \`payload_locked_documents_rels\` (\`deleted_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deleted_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`deleted_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_profile_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`profile_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_notes_id\`);`)
  await db.run(sql`ALTER TABLE \`site_information\` ADD \`sms_part_paisa\` numeric DEFAULT 35 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`policies__status_idx\` ON \`policies\` (\`_status\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`commission_rules\`;`)
  await db.run(sql`DROP TABLE \`announcements\`;`)
  await db.run(sql`DROP TABLE \`picture_places\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`deleted_records\`;`)
  await db.run(sql`DROP TABLE \`deleted_documents\`;`)
  await db.run(sql`DROP TABLE \`policy_texts\`;`)
  await db.run(sql`DROP TABLE \`profile_changes\`;`)
  await db.run(sql`DROP TABLE \`customer_notes\`;`)
  await db.run(sql`DROP TABLE \`_policies_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`vendors_id\` integer,
  	\`shops_id\` integer,
  	\`main_categories_id\` integer,
  	\`sub_categories_id\` integer,
  	\`child_categories_id\` integer,
  	\`brands_id\` integer,
  	\`products_id\` integer,
  	\`product_edits_id\` integer,
  	\`review_notes_id\` integer,
  	\`refused_applications_id\` integer,
  	\`variants_id\` integer,
  	\`bought_together_id\` integer,
  	\`product_imports_id\` integer,
  	\`product_import_lines_id\` integer,
  	\`carts_id\` integer,
  	\`saved_lines_id\` integer,
  	\`favorites_id\` integer,
  	\`product_watches_id\` integer,
  	\`shop_follows_id\` integer,
  	\`addresses_id\` integer,
  	\`orders_id\` integer,
  	\`packages_id\` integer,
  	\`order_lines_id\` integer,
  	\`package_events_id\` integer,
  	\`package_notes_id\` integer,
  	\`returns_id\` integer,
  	\`return_events_id\` integer,
  	\`questions_id\` integer,
  	\`question_messages_id\` integer,
  	\`reviews_id\` integer,
  	\`coupons_id\` integer,
  	\`coupon_redemptions_id\` integer,
  	\`payments_id\` integer,
  	\`warehouses_id\` integer,
  	\`districts_id\` integer,
  	\`upazilas_id\` integer,
  	\`notifications_id\` integer,
  	\`videos_id\` integer,
  	\`messages_id\` integer,
  	\`broadcasts_id\` integer,
  	\`message_templates_id\` integer,
  	\`one_time_codes_id\` integer,
  	\`two_factors_id\` integer,
  	\`idempotency_keys_id\` integer,
  	\`counters_id\` integer,
  	\`api_keys_id\` integer,
  	\`audit_logs_id\` integer,
  	\`missed_searches_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendors_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shops_id\`) REFERENCES \`shops\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`main_categories_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sub_categories_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`child_categories_id\`) REFERENCES \`child_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_edits_id\`) REFERENCES \`product_edits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`review_notes_id\`) REFERENCES \`review_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refused_applications_id\`) REFERENCES \`refused_applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`variants_id\`) REFERENCES \`variants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bought_together_id\`) REFERENCES \`bought_together\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_imports_id\`) REFERENCES \`product_imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_import_lines_id\`) REFERENCES \`product_import_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`carts_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`saved_lines_id\`) REFERENCES \`saved_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favorites_id\`) REFERENCES \`favorites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_watches_id\`) REFERENCES \`product_watches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shop_follows_id\`) REFERENCES \`shop_follows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`addresses_id\`) REFERENCES \`addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_lines_id\`) REFERENCES \`order_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`package_events_id\`) REFERENCES \`package_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`package_notes_id\`) REFERENCES \`package_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`returns_id\`) REFERENCES \`returns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`return_events_id\`) REFERENCES \`return_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`question_messages_id\`) REFERENCES \`question_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`coupons_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`coupon_redemptions_id\`) REFERENCES \`coupon_redemptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payments_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`warehouses_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`districts_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upazilas_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broadcasts_id\`) REFERENCES \`broadcasts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`message_templates_id\`) REFERENCES \`message_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`one_time_codes_id\`) REFERENCES \`one_time_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`two_factors_id\`) REFERENCES \`two_factors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`idempotency_keys_id\`) REFERENCES \`idempotency_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_keys_id\`) REFERENCES \`api_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_logs_id\`) REFERENCES \`audit_logs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missed_searches_id\`) REFERENCES \`missed_searches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "product_edits_id", "review_notes_id", "refused_applications_id", "variants_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "package_notes_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "media_id", "documents_id") SELECT "id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "product_edits_id", "review_notes_id", "refused_applications_id", "variants_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "package_notes_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "media_id", "documents_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vendors_id_idx\` ON \`payload_locked_documents_rels\` (\`vendors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shops_id_idx\` ON \`payload_locked_documents_rels\` (\`shops_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_main_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`main_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sub_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`sub_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_child_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`child_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_edits_id_idx\` ON \`payload_locked_documents_rels\` (\`product_edits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`review_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refused_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`refused_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_variants_id_idx\` ON \`payload_locked_documents_rels\` (\`variants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bought_together_id_idx\` ON \`payload_locked_documents_rels\` (\`bought_together_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`product_imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_import_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`product_import_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_carts_id_idx\` ON \`payload_locked_documents_rels\` (\`carts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_saved_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`saved_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favorites_id_idx\` ON \`payload_locked_documents_rels\` (\`favorites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_watches_id_idx\` ON \`payload_locked_documents_rels\` (\`product_watches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shop_follows_id_idx\` ON \`payload_locked_documents_rels\` (\`shop_follows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`order_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_package_events_id_idx\` ON \`payload_locked_documents_rels\` (\`package_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_package_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`package_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_returns_id_idx\` ON \`payload_locked_documents_rels\` (\`returns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_return_events_id_idx\` ON \`payload_locked_documents_rels\` (\`return_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_question_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`question_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_coupons_id_idx\` ON \`payload_locked_documents_rels\` (\`coupons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_coupon_redemptions_id_idx\` ON \`payload_locked_documents_rels\` (\`coupon_redemptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payments_id_idx\` ON \`payload_locked_documents_rels\` (\`payments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_warehouses_id_idx\` ON \`payload_locked_documents_rels\` (\`warehouses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_districts_id_idx\` ON \`payload_locked_documents_rels\` (\`districts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_upazilas_id_idx\` ON \`payload_locked_documents_rels\` (\`upazilas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broadcasts_id_idx\` ON \`payload_locked_documents_rels\` (\`broadcasts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_message_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`message_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_one_time_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`one_time_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_two_factors_id_idx\` ON \`payload_locked_documents_rels\` (\`two_factors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`api_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_logs_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_logs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missed_searches_id_idx\` ON \`payload_locked_documents_rels\` (\`missed_searches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`DROP INDEX \`users_is_editor_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`users\` (\`deleted\`,\`created_at\`,\`status\`,\`role_as\`,\`is_vendor\`,\`is_incharge\`,\`mobile_verify\`,\`user_verify\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`is_editor\`;`)
  await db.run(sql`DROP INDEX \`coupons_scope_idx\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`per_customer\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`starts_at\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`ends_at\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`scope\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`scope_ids\`;`)
  await db.run(sql`DROP INDEX \`coupon_customer_place_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_customer_idx\` ON \`coupon_redemptions\` (\`coupon_id\`,\`customer_id\`);`)
  await db.run(sql`ALTER TABLE \`coupon_redemptions\` DROP COLUMN \`place\`;`)
  await db.run(sql`DROP INDEX \`policies__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`_status\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`steps_hidden\`;`)
  await db.run(sql`ALTER TABLE \`vendors\` DROP COLUMN \`change_open\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`coupon_amount\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`commission_rate\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`commission\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`commission_scope\`;`)
  await db.run(sql`ALTER TABLE \`order_lines\` DROP COLUMN \`commission_rule\`;`)
  await db.run(sql`ALTER TABLE \`site_information\` DROP COLUMN \`sms_part_paisa\`;`)
}
