import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`product_edits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`columns\` text NOT NULL,
  	\`name\` text,
  	\`name_bn\` text,
  	\`slug\` text,
  	\`category_id\` integer,
  	\`subcategory_id\` integer,
  	\`childcategory_id\` integer,
  	\`brand_id\` integer,
  	\`description\` text,
  	\`short_description\` text,
  	\`image1_id\` integer,
  	\`image2_id\` integer,
  	\`image3_id\` integer,
  	\`image4_id\` integer,
  	\`image5_id\` integer,
  	\`image6_id\` integer,
  	\`video\` text,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`childcategory_id\`) REFERENCES \`child_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image1_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image2_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image3_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image4_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image5_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image6_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_edits_product_idx\` ON \`product_edits\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_vendor_idx\` ON \`product_edits\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_category_idx\` ON \`product_edits\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_subcategory_idx\` ON \`product_edits\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_childcategory_idx\` ON \`product_edits\` (\`childcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_brand_idx\` ON \`product_edits\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_image1_idx\` ON \`product_edits\` (\`image1_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_image2_idx\` ON \`product_edits\` (\`image2_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_image3_idx\` ON \`product_edits\` (\`image3_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_image4_idx\` ON \`product_edits\` (\`image4_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_image5_idx\` ON \`product_edits\` (\`image5_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_image6_idx\` ON \`product_edits\` (\`image6_id\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_updated_at_idx\` ON \`product_edits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_edits_created_at_idx\` ON \`product_edits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`review_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`applicant_id\` integer,
  	\`kind\` text NOT NULL,
  	\`text\` text,
  	\`by_shop\` numeric DEFAULT 0 NOT NULL,
  	\`by_name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`applicant_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_notes_product_idx\` ON \`review_notes\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_applicant_idx\` ON \`review_notes\` (\`applicant_id\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_by_shop_idx\` ON \`review_notes\` (\`by_shop\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_updated_at_idx\` ON \`review_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_notes_created_at_idx\` ON \`review_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refused_applications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`reason\` text,
  	\`form\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refused_applications_user_idx\` ON \`refused_applications\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`refused_applications_updated_at_idx\` ON \`refused_applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refused_applications_created_at_idx\` ON \`refused_applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`variants\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`option1\` text DEFAULT '',
  	\`option2\` text DEFAULT '',
  	\`selling_price\` numeric NOT NULL,
  	\`original_price\` numeric NOT NULL,
  	\`qty\` numeric DEFAULT 0 NOT NULL,
  	\`sku\` text DEFAULT '',
  	\`image\` numeric DEFAULT 0 NOT NULL,
  	\`sold\` numeric DEFAULT 0 NOT NULL,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`place\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`variants_product_idx\` ON \`variants\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`variants_vendor_idx\` ON \`variants\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`variants_status_idx\` ON \`variants\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`variants_updated_at_idx\` ON \`variants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`variants_created_at_idx\` ON \`variants\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_option1_option2_idx\` ON \`variants\` (\`product_id\`,\`option1\`,\`option2\`);`)
  await db.run(sql`CREATE INDEX \`vendor_sku_1_idx\` ON \`variants\` (\`vendor_id\`,\`sku\`);`)
  await db.run(sql`CREATE TABLE \`package_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`package_id\` integer NOT NULL,
  	\`tracking_id\` text NOT NULL,
  	\`actor_id\` integer,
  	\`actor_role\` text,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`package_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`package_notes_package_idx\` ON \`package_notes\` (\`package_id\`);`)
  await db.run(sql`CREATE INDEX \`package_notes_actor_idx\` ON \`package_notes\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`package_notes_updated_at_idx\` ON \`package_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_notes_created_at_idx\` ON \`package_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`package_createdAt_idx\` ON \`package_notes\` (\`package_id\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`deleted_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`users\` (\`deleted\`,\`created_at\`,\`status\`,\`role_as\`,\`is_vendor\`,\`is_incharge\`,\`mobile_verify\`,\`user_verify\`);`)
  await db.run(sql`DROP INDEX \`vendor_status_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`warehouse_status_updatedAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_payment_status_payment_method_su_idx\` ON \`packages\` (\`vendor_id\`,\`status\`,\`created_at\`,\`payment_status\`,\`payment_method\`,\`subtotal\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_status_updatedAt_payment_status_idx\` ON \`packages\` (\`warehouse_id\`,\`status\`,\`updated_at\`,\`payment_status\`);`)
  await db.run(sql`DROP INDEX \`status_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`vendor_status_createdAt_1_idx\`;`)
  await db.run(sql`ALTER TABLE \`returns\` ADD \`refund_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`returns\` ADD \`refund_reason\` text;`)
  await db.run(sql`ALTER TABLE \`returns\` ADD \`refund_trx_id\` text;`)
  await db.run(sql`ALTER TABLE \`returns\` ADD \`cancel_reason\` text;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_payment_refund_idx\` ON \`returns\` (\`status\`,\`created_at\`,\`payment_refund\`);`)
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_payment_refund_idx\` ON \`returns\` (\`vendor_id\`,\`status\`,\`created_at\`,\`payment_refund\`);`)
  await db.run(sql`DROP INDEX \`status_createdAt_1_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`payments\` (\`status\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`status_createdAt_2_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_1_idx\` ON \`messages\` (\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`sku\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`change_state\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`waiting_since\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`reject_reason\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`has_variants\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`prices_differ\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`products_change_state_idx\` ON \`products\` (\`change_state\`);`)
  await db.run(sql`CREATE INDEX \`products_waiting_since_idx\` ON \`products\` (\`waiting_since\`);`)
  await db.run(sql`CREATE INDEX \`products_has_variants_idx\` ON \`products\` (\`has_variants\`);`)
  await db.run(sql`CREATE INDEX \`vendor_sku_idx\` ON \`products\` (\`vendor_id\`,\`sku\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_verify_status_featured_qty_category_business_d_idx\` ON \`products\` (\`created_at\`,\`verify\`,\`status\`,\`featured\`,\`qty\`,\`category_id\`,\`business_district_id\`);`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`variant_id\` integer REFERENCES variants(id);`)
  await db.run(sql`ALTER TABLE \`order_lines\` ADD \`sku\` text;`)
  await db.run(sql`CREATE INDEX \`order_lines_variant_idx\` ON \`order_lines\` (\`variant_id\`);`)
  await db.run(sql`ALTER TABLE \`return_events\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`return_events\` ADD \`refund_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`return_events\` ADD \`refund_trx_id\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_edits_id\` integer REFERENCES product_edits(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`review_notes_id\` integer REFERENCES review_notes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`refused_applications_id\` integer REFERENCES refused_applications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`variants_id\` integer REFERENCES variants(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`package_notes_id\` integer REFERENCES package_notes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_edits_id_idx\` ON \`payload_locked_documents_rels\` (\`product_edits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`review_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refused_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`refused_applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_variants_id_idx\` ON \`payload_locked_documents_rels\` (\`variants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_package_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`package_notes_id\`);`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`termsconditions_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`privacypolicy_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`vendorpolicy_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`apppolicy_bn\` text;`)
  await db.run(sql`ALTER TABLE \`policies\` ADD \`returnpolicy_bn\` text;`)
  await db.run(sql`CREATE INDEX \`createdAt_total_payment_status_payment_method_type_idx\` ON \`orders\` (\`created_at\`,\`total\`,\`payment_status\`,\`payment_method\`,\`type\`);`)
  await db.run(sql`CREATE INDEX \`total_idx\` ON \`orders\` (\`total\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`product_edits\`;`)
  await db.run(sql`DROP TABLE \`review_notes\`;`)
  await db.run(sql`DROP TABLE \`refused_applications\`;`)
  await db.run(sql`DROP TABLE \`variants\`;`)
  await db.run(sql`DROP TABLE \`package_notes\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_order_lines\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`package_id\` integer NOT NULL,
  	\`order_number\` numeric NOT NULL,
  	\`tracking_id\` text NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`product_id\` integer,
  	\`name\` text NOT NULL,
  	\`name_bn\` text,
  	\`slug\` text,
  	\`thumbnail\` text,
  	\`price\` numeric NOT NULL,
  	\`original_price\` numeric,
  	\`qty\` numeric DEFAULT 1 NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`variation1\` text,
  	\`variation2\` text,
  	\`returned\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`package_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_order_lines\`("id", "order_id", "package_id", "order_number", "tracking_id", "customer_id", "vendor_id", "product_id", "name", "name_bn", "slug", "thumbnail", "price", "original_price", "qty", "total", "variation1", "variation2", "returned", "updated_at", "created_at") SELECT "id", "order_id", "package_id", "order_number", "tracking_id", "customer_id", "vendor_id", "product_id", "name", "name_bn", "slug", "thumbnail", "price", "original_price", "qty", "total", "variation1", "variation2", "returned", "updated_at", "created_at" FROM \`order_lines\`;`)
  await db.run(sql`DROP TABLE \`order_lines\`;`)
  await db.run(sql`ALTER TABLE \`__new_order_lines\` RENAME TO \`order_lines\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`order_lines_order_idx\` ON \`order_lines\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_package_idx\` ON \`order_lines\` (\`package_id\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_order_number_idx\` ON \`order_lines\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_tracking_id_idx\` ON \`order_lines\` (\`tracking_id\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_customer_idx\` ON \`order_lines\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_vendor_idx\` ON \`order_lines\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_product_idx\` ON \`order_lines\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_returned_idx\` ON \`order_lines\` (\`returned\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_updated_at_idx\` ON \`order_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_lines_created_at_idx\` ON \`order_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_product_idx\` ON \`order_lines\` (\`customer_id\`,\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`product_createdAt_idx\` ON \`order_lines\` (\`product_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_2_idx\` ON \`order_lines\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_product_total_qty_idx\` ON \`order_lines\` (\`created_at\`,\`product_id\`,\`total\`,\`qty\`);`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "media_id", "documents_id") SELECT "id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "media_id", "documents_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`CREATE INDEX \`deleted_createdAt_idx\` ON \`users\` (\`deleted\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`products_change_state_idx\`;`)
  await db.run(sql`DROP INDEX \`products_waiting_since_idx\`;`)
  await db.run(sql`DROP INDEX \`products_has_variants_idx\`;`)
  await db.run(sql`DROP INDEX \`vendor_sku_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_verify_status_featured_qty_category_business_d_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`sku\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`change_state\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`waiting_since\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`reject_reason\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`has_variants\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`prices_differ\`;`)
  await db.run(sql`DROP INDEX \`createdAt_total_payment_status_payment_method_type_idx\`;`)
  await db.run(sql`DROP INDEX \`total_idx\`;`)
  await db.run(sql`DROP INDEX \`vendor_status_createdAt_payment_status_payment_method_su_idx\`;`)
  await db.run(sql`DROP INDEX \`warehouse_status_updatedAt_payment_status_idx\`;`)
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_idx\` ON \`packages\` (\`vendor_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_status_updatedAt_idx\` ON \`packages\` (\`warehouse_id\`,\`status\`,\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`status_createdAt_payment_refund_idx\`;`)
  await db.run(sql`DROP INDEX \`vendor_status_createdAt_payment_refund_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`returns\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_1_idx\` ON \`returns\` (\`vendor_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`returns\` DROP COLUMN \`refund_amount\`;`)
  await db.run(sql`ALTER TABLE \`returns\` DROP COLUMN \`refund_reason\`;`)
  await db.run(sql`ALTER TABLE \`returns\` DROP COLUMN \`refund_trx_id\`;`)
  await db.run(sql`ALTER TABLE \`returns\` DROP COLUMN \`cancel_reason\`;`)
  await db.run(sql`DROP INDEX \`status_createdAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_1_idx\` ON \`payments\` (\`status\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`status_createdAt_1_idx\`;`)
  await db.run(sql`CREATE INDEX \`status_createdAt_2_idx\` ON \`messages\` (\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`return_events\` DROP COLUMN \`reason\`;`)
  await db.run(sql`ALTER TABLE \`return_events\` DROP COLUMN \`refund_amount\`;`)
  await db.run(sql`ALTER TABLE \`return_events\` DROP COLUMN \`refund_trx_id\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`termsconditions_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`privacypolicy_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`vendorpolicy_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`apppolicy_bn\`;`)
  await db.run(sql`ALTER TABLE \`policies\` DROP COLUMN \`returnpolicy_bn\`;`)
}
