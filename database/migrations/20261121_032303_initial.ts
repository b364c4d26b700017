import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`mobile_prefix\` text DEFAULT '+88' NOT NULL,
  	\`image_id\` integer,
  	\`role_as\` numeric DEFAULT 0 NOT NULL,
  	\`is_vendor\` numeric DEFAULT 0 NOT NULL,
  	\`is_incharge\` numeric DEFAULT 0 NOT NULL,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`mobile_verify\` numeric DEFAULT 0 NOT NULL,
  	\`user_verify\` numeric DEFAULT 0 NOT NULL,
  	\`deleted\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`users_mobile_idx\` ON \`users\` (\`mobile\`);`)
  await db.run(sql`CREATE INDEX \`users_image_idx\` ON \`users\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`users_role_as_idx\` ON \`users\` (\`role_as\`);`)
  await db.run(sql`CREATE INDEX \`users_is_vendor_idx\` ON \`users\` (\`is_vendor\`);`)
  await db.run(sql`CREATE INDEX \`users_is_incharge_idx\` ON \`users\` (\`is_incharge\`);`)
  await db.run(sql`CREATE INDEX \`users_status_idx\` ON \`users\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`users_mobile_verify_idx\` ON \`users\` (\`mobile_verify\`);`)
  await db.run(sql`CREATE INDEX \`users_user_verify_idx\` ON \`users\` (\`user_verify\`);`)
  await db.run(sql`CREATE INDEX \`users_deleted_idx\` ON \`users\` (\`deleted\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`vendors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`birthdate\` text NOT NULL,
  	\`nid\` text NOT NULL,
  	\`gender\` text NOT NULL,
  	\`district_id\` integer NOT NULL,
  	\`upazila_id\` integer NOT NULL,
  	\`thana\` text,
  	\`postcode\` text,
  	\`address\` text NOT NULL,
  	\`business_name\` text NOT NULL,
  	\`type\` numeric DEFAULT 2 NOT NULL,
  	\`business_type\` text NOT NULL,
  	\`trade_license\` text,
  	\`bin\` text,
  	\`business_district_id\` integer NOT NULL,
  	\`business_upazila_id\` integer NOT NULL,
  	\`business_thana\` text,
  	\`business_postcode\` text,
  	\`business_address\` text NOT NULL,
  	\`image_id\` integer,
  	\`trade_license_image_id\` integer,
  	\`nid_front_image_id\` integer,
  	\`nid_back_image_id\` integer,
  	\`accept\` numeric DEFAULT 0 NOT NULL,
  	\`deleted\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`district_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`upazila_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`business_district_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`business_upazila_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`trade_license_image_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`nid_front_image_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`nid_back_image_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vendors_user_idx\` ON \`vendors\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_mobile_idx\` ON \`vendors\` (\`mobile\`);`)
  await db.run(sql`CREATE INDEX \`vendors_district_idx\` ON \`vendors\` (\`district_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_upazila_idx\` ON \`vendors\` (\`upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_business_name_idx\` ON \`vendors\` (\`business_name\`);`)
  await db.run(sql`CREATE INDEX \`vendors_type_idx\` ON \`vendors\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`vendors_business_district_idx\` ON \`vendors\` (\`business_district_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_business_upazila_idx\` ON \`vendors\` (\`business_upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_image_idx\` ON \`vendors\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_trade_license_image_idx\` ON \`vendors\` (\`trade_license_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_nid_front_image_idx\` ON \`vendors\` (\`nid_front_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_nid_back_image_idx\` ON \`vendors\` (\`nid_back_image_id\`);`)
  await db.run(sql`CREATE INDEX \`vendors_accept_idx\` ON \`vendors\` (\`accept\`);`)
  await db.run(sql`CREATE INDEX \`vendors_deleted_idx\` ON \`vendors\` (\`deleted\`);`)
  await db.run(sql`CREATE INDEX \`vendors_updated_at_idx\` ON \`vendors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vendors_created_at_idx\` ON \`vendors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shops\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`tagline\` text,
  	\`logo_id\` integer,
  	\`banner_id\` integer,
  	\`warehouse_id\` integer,
  	\`featured\` numeric DEFAULT 0 NOT NULL,
  	\`verify\` numeric DEFAULT 0 NOT NULL,
  	\`active\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`warehouse_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shops_vendor_idx\` ON \`shops\` (\`vendor_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shops_slug_idx\` ON \`shops\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`shops_logo_idx\` ON \`shops\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`shops_banner_idx\` ON \`shops\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`shops_warehouse_idx\` ON \`shops\` (\`warehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`shops_featured_idx\` ON \`shops\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`shops_verify_idx\` ON \`shops\` (\`verify\`);`)
  await db.run(sql`CREATE INDEX \`shops_active_idx\` ON \`shops\` (\`active\`);`)
  await db.run(sql`CREATE INDEX \`shops_updated_at_idx\` ON \`shops\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shops_created_at_idx\` ON \`shops\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`main_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`description\` text,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`main_categories_slug_idx\` ON \`main_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`main_categories_status_idx\` ON \`main_categories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`main_categories_updated_at_idx\` ON \`main_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`main_categories_created_at_idx\` ON \`main_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sub_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`slug\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`description\` text,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sub_categories_category_idx\` ON \`sub_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sub_categories_slug_idx\` ON \`sub_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`sub_categories_status_idx\` ON \`sub_categories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`sub_categories_updated_at_idx\` ON \`sub_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sub_categories_created_at_idx\` ON \`sub_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`child_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subcategory_id\` integer NOT NULL,
  	\`slug\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`description\` text,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`child_categories_subcategory_idx\` ON \`child_categories\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`child_categories_slug_idx\` ON \`child_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`child_categories_status_idx\` ON \`child_categories\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`child_categories_updated_at_idx\` ON \`child_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`child_categories_created_at_idx\` ON \`child_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subcategory_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brands_subcategory_idx\` ON \`brands\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_status_idx\` ON \`brands\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subcategory_name_idx\` ON \`brands\` (\`subcategory_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`shop_id\` integer,
  	\`type\` numeric DEFAULT 2 NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`category_id\` integer NOT NULL,
  	\`subcategory_id\` integer NOT NULL,
  	\`childcategory_id\` integer,
  	\`brand_id\` integer,
  	\`description\` text,
  	\`short_description\` text,
  	\`selling_price\` numeric NOT NULL,
  	\`original_price\` numeric NOT NULL,
  	\`qty\` numeric DEFAULT 0 NOT NULL,
  	\`variation1\` text,
  	\`variation2\` text,
  	\`option1\` text,
  	\`option2\` text,
  	\`image1_id\` integer NOT NULL,
  	\`image2_id\` integer,
  	\`image3_id\` integer,
  	\`image4_id\` integer,
  	\`image5_id\` integer,
  	\`image6_id\` integer,
  	\`video\` text,
  	\`featured\` numeric DEFAULT 0 NOT NULL,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`verify\` numeric DEFAULT 0 NOT NULL,
  	\`meta_title\` text,
  	\`meta_keyword\` text,
  	\`meta_descrip\` text,
  	\`thumbnail\` text,
  	\`discount_percent\` numeric DEFAULT 0,
  	\`visible\` numeric DEFAULT 0 NOT NULL,
  	\`business_district_id\` integer,
  	\`business_upazila_id\` integer,
  	\`rating_sum\` numeric DEFAULT 0 NOT NULL,
  	\`total_review\` numeric DEFAULT 0 NOT NULL,
  	\`rating\` numeric DEFAULT 0,
  	\`sold\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shop_id\`) REFERENCES \`shops\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`sub_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`childcategory_id\`) REFERENCES \`child_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image1_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image2_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image3_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image4_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image5_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image6_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`business_district_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`business_upazila_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_vendor_idx\` ON \`products\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`products_shop_idx\` ON \`products\` (\`shop_id\`);`)
  await db.run(sql`CREATE INDEX \`products_type_idx\` ON \`products\` (\`type\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_slug_idx\` ON \`products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`products_category_idx\` ON \`products\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`products_subcategory_idx\` ON \`products\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`products_childcategory_idx\` ON \`products\` (\`childcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`products_brand_idx\` ON \`products\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`products_selling_price_idx\` ON \`products\` (\`selling_price\`);`)
  await db.run(sql`CREATE INDEX \`products_qty_idx\` ON \`products\` (\`qty\`);`)
  await db.run(sql`CREATE INDEX \`products_image1_idx\` ON \`products\` (\`image1_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image2_idx\` ON \`products\` (\`image2_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image3_idx\` ON \`products\` (\`image3_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image4_idx\` ON \`products\` (\`image4_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image5_idx\` ON \`products\` (\`image5_id\`);`)
  await db.run(sql`CREATE INDEX \`products_image6_idx\` ON \`products\` (\`image6_id\`);`)
  await db.run(sql`CREATE INDEX \`products_featured_idx\` ON \`products\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`products_status_idx\` ON \`products\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`products_verify_idx\` ON \`products\` (\`verify\`);`)
  await db.run(sql`CREATE INDEX \`products_visible_idx\` ON \`products\` (\`visible\`);`)
  await db.run(sql`CREATE INDEX \`products_business_district_idx\` ON \`products\` (\`business_district_id\`);`)
  await db.run(sql`CREATE INDEX \`products_business_upazila_idx\` ON \`products\` (\`business_upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rating_idx\` ON \`products\` (\`rating\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_createdAt_idx\` ON \`products\` (\`visible\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_featured_createdAt_idx\` ON \`products\` (\`visible\`,\`featured\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_type_createdAt_idx\` ON \`products\` (\`visible\`,\`type\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_discount_percent_idx\` ON \`products\` (\`visible\`,\`discount_percent\`);`)
  await db.run(sql`CREATE INDEX \`visible_childcategory_createdAt_idx\` ON \`products\` (\`visible\`,\`childcategory_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_subcategory_createdAt_idx\` ON \`products\` (\`visible\`,\`subcategory_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_category_createdAt_idx\` ON \`products\` (\`visible\`,\`category_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_shop_createdAt_idx\` ON \`products\` (\`visible\`,\`shop_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`visible_type_business_upazila_createdAt_idx\` ON \`products\` (\`visible\`,\`type\`,\`business_upazila_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_idx\` ON \`products\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`verify_createdAt_idx\` ON \`products\` (\`verify\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`product_id\` integer NOT NULL,
  	\`type\` numeric DEFAULT 2 NOT NULL,
  	\`product_qty\` numeric DEFAULT 1 NOT NULL,
  	\`variation1\` text DEFAULT '',
  	\`variation2\` text DEFAULT '',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`carts_user_idx\` ON \`carts\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_product_idx\` ON \`carts\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_type_idx\` ON \`carts\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`user_product_variation1_variation2_idx\` ON \`carts\` (\`user_id\`,\`product_id\`,\`variation1\`,\`variation2\`);`)
  await db.run(sql`CREATE INDEX \`user_type_idx\` ON \`carts\` (\`user_id\`,\`type\`);`)
  await db.run(sql`CREATE TABLE \`favorites\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`product_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`favorites_user_idx\` ON \`favorites\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`favorites_product_idx\` ON \`favorites\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`favorites_updated_at_idx\` ON \`favorites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`favorites_created_at_idx\` ON \`favorites\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`user_product_idx\` ON \`favorites\` (\`user_id\`,\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`label\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`district_id\` integer NOT NULL,
  	\`upazila_id\` integer NOT NULL,
  	\`thana\` text,
  	\`details\` text NOT NULL,
  	\`mobile2\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`district_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`upazila_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`addresses_user_idx\` ON \`addresses\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_district_idx\` ON \`addresses\` (\`district_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_upazila_idx\` ON \`addresses\` (\`upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`addresses_updated_at_idx\` ON \`addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`addresses_created_at_idx\` ON \`addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`type\` numeric DEFAULT 2 NOT NULL,
  	\`coupon_code\` text,
  	\`subtotal\` numeric NOT NULL,
  	\`coupon_amount\` numeric DEFAULT 0 NOT NULL,
  	\`delivery_charge\` numeric DEFAULT 0 NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`payment_status\` numeric DEFAULT 0 NOT NULL,
  	\`payment_method\` text NOT NULL,
  	\`payment_id\` text,
  	\`address_line\` text NOT NULL,
  	\`delivery_note\` text,
  	\`delivery_date\` text,
  	\`delivery_time\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_type_idx\` ON \`orders\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_status_idx\` ON \`orders\` (\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_id_idx\` ON \`orders\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_createdAt_idx\` ON \`orders\` (\`customer_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`packages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`order_number\` numeric NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`shop_id\` integer,
  	\`warehouse_id\` integer,
  	\`tracking_id\` text NOT NULL,
  	\`type\` numeric DEFAULT 2 NOT NULL,
  	\`status\` numeric DEFAULT 0 NOT NULL,
  	\`payment_status\` numeric DEFAULT 0 NOT NULL,
  	\`payment_method\` text NOT NULL,
  	\`subtotal\` numeric NOT NULL,
  	\`coupon_amount\` numeric DEFAULT 0 NOT NULL,
  	\`delivery_charge\` numeric DEFAULT 0 NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shop_id\`) REFERENCES \`shops\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`warehouse_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`packages_order_idx\` ON \`packages\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_order_number_idx\` ON \`packages\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`packages_customer_idx\` ON \`packages\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_vendor_idx\` ON \`packages\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_shop_idx\` ON \`packages\` (\`shop_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_warehouse_idx\` ON \`packages\` (\`warehouse_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`packages_tracking_id_idx\` ON \`packages\` (\`tracking_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_type_idx\` ON \`packages\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`packages_status_idx\` ON \`packages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`packages_payment_status_idx\` ON \`packages\` (\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`packages_updated_at_idx\` ON \`packages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`packages_created_at_idx\` ON \`packages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_idx\` ON \`packages\` (\`vendor_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_status_updatedAt_idx\` ON \`packages\` (\`warehouse_id\`,\`status\`,\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_status_createdAt_idx\` ON \`packages\` (\`customer_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_1_idx\` ON \`packages\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_vendor_idx\` ON \`packages\` (\`order_id\`,\`vendor_id\`);`)
  await db.run(sql`CREATE TABLE \`order_lines\` (
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
  await db.run(sql`CREATE TABLE \`package_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`package_id\` integer NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`tracking_id\` text NOT NULL,
  	\`from\` numeric,
  	\`to\` numeric NOT NULL,
  	\`actor_id\` integer,
  	\`actor_role\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`package_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`package_events_package_idx\` ON \`package_events\` (\`package_id\`);`)
  await db.run(sql`CREATE INDEX \`package_events_order_idx\` ON \`package_events\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`package_events_tracking_id_idx\` ON \`package_events\` (\`tracking_id\`);`)
  await db.run(sql`CREATE INDEX \`package_events_actor_idx\` ON \`package_events\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`package_events_updated_at_idx\` ON \`package_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`package_events_created_at_idx\` ON \`package_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`returns\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_line_id\` integer NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`order_number\` numeric NOT NULL,
  	\`package_id\` integer NOT NULL,
  	\`tracking_id\` text NOT NULL,
  	\`product_id\` integer,
  	\`customer_id\` integer NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`status\` numeric DEFAULT 0 NOT NULL,
  	\`case\` text NOT NULL,
  	\`qty\` numeric DEFAULT 1 NOT NULL,
  	\`payment_method\` text NOT NULL,
  	\`payment_account\` text NOT NULL,
  	\`payment_refund\` numeric DEFAULT 0 NOT NULL,
  	\`details\` text,
  	\`image1_id\` integer,
  	\`image2_id\` integer,
  	\`image3_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_line_id\`) REFERENCES \`order_lines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`package_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image1_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image2_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image3_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`returns_order_line_idx\` ON \`returns\` (\`order_line_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_order_idx\` ON \`returns\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_order_number_idx\` ON \`returns\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`returns_package_idx\` ON \`returns\` (\`package_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_tracking_id_idx\` ON \`returns\` (\`tracking_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_product_idx\` ON \`returns\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_customer_idx\` ON \`returns\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_vendor_idx\` ON \`returns\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_status_idx\` ON \`returns\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`returns_payment_refund_idx\` ON \`returns\` (\`payment_refund\`);`)
  await db.run(sql`CREATE INDEX \`returns_image1_idx\` ON \`returns\` (\`image1_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_image2_idx\` ON \`returns\` (\`image2_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_image3_idx\` ON \`returns\` (\`image3_id\`);`)
  await db.run(sql`CREATE INDEX \`returns_updated_at_idx\` ON \`returns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`returns_created_at_idx\` ON \`returns\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_idx\` ON \`returns\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_1_idx\` ON \`returns\` (\`vendor_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_createdAt_1_idx\` ON \`returns\` (\`customer_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`return_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`return_id\` integer NOT NULL,
  	\`from\` numeric,
  	\`to\` numeric,
  	\`refund_from\` numeric,
  	\`refund_to\` numeric,
  	\`actor_id\` integer,
  	\`actor_role\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`return_id\`) REFERENCES \`returns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`return_events_return_idx\` ON \`return_events\` (\`return_id\`);`)
  await db.run(sql`CREATE INDEX \`return_events_actor_idx\` ON \`return_events\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`return_events_updated_at_idx\` ON \`return_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`return_events_created_at_idx\` ON \`return_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`product_id\` integer NOT NULL,
  	\`star\` numeric DEFAULT 5 NOT NULL,
  	\`details\` text,
  	\`hide\` numeric DEFAULT 0 NOT NULL,
  	\`image1_id\` integer,
  	\`image2_id\` integer,
  	\`image3_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image1_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image2_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image3_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_user_idx\` ON \`reviews\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_product_idx\` ON \`reviews\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_hide_idx\` ON \`reviews\` (\`hide\`);`)
  await db.run(sql`CREATE INDEX \`reviews_image1_idx\` ON \`reviews\` (\`image1_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_image2_idx\` ON \`reviews\` (\`image2_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_image3_idx\` ON \`reviews\` (\`image3_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`user_product_1_idx\` ON \`reviews\` (\`user_id\`,\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`product_createdAt_1_idx\` ON \`reviews\` (\`product_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`coupons\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`type\` numeric DEFAULT 1 NOT NULL,
  	\`fixed\` numeric DEFAULT 0,
  	\`percentage\` numeric DEFAULT 0,
  	\`min_order\` numeric DEFAULT 0 NOT NULL,
  	\`quantity\` numeric DEFAULT 0 NOT NULL,
  	\`remain\` numeric DEFAULT 0 NOT NULL,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`coupons_code_idx\` ON \`coupons\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`coupons_type_idx\` ON \`coupons\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`coupons_status_idx\` ON \`coupons\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_by_idx\` ON \`coupons\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`coupons_updated_at_idx\` ON \`coupons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupons_created_at_idx\` ON \`coupons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`coupon_redemptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`coupon_id\` integer NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`order_id\` integer,
  	\`amount\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`coupon_id\`) REFERENCES \`coupons\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`coupon_redemptions_coupon_idx\` ON \`coupon_redemptions\` (\`coupon_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_redemptions_customer_idx\` ON \`coupon_redemptions\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_redemptions_order_idx\` ON \`coupon_redemptions\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`coupon_redemptions_updated_at_idx\` ON \`coupon_redemptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`coupon_redemptions_created_at_idx\` ON \`coupon_redemptions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`coupon_customer_idx\` ON \`coupon_redemptions\` (\`coupon_id\`,\`customer_id\`);`)
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order_id\` integer NOT NULL,
  	\`order_number\` numeric NOT NULL,
  	\`customer_id\` integer NOT NULL,
  	\`gateway\` text NOT NULL,
  	\`payment_id\` text,
  	\`invoice\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`status\` text DEFAULT 'started' NOT NULL,
  	\`trx_id\` text,
  	\`refund_due\` numeric DEFAULT 0 NOT NULL,
  	\`refunded_amount\` numeric DEFAULT 0 NOT NULL,
  	\`refund_asked_at\` text,
  	\`refund_trx_id\` text,
  	\`detail\` text,
  	\`settled_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_order_idx\` ON \`payments\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_order_number_idx\` ON \`payments\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`payments_customer_idx\` ON \`payments\` (\`customer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_payment_id_idx\` ON \`payments\` (\`payment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_invoice_idx\` ON \`payments\` (\`invoice\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_1_idx\` ON \`payments\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`warehouses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`district_id\` integer NOT NULL,
  	\`address\` text NOT NULL,
  	\`incharge1_id\` integer NOT NULL,
  	\`incharge2_id\` integer,
  	\`incharge3_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`district_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`incharge1_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`incharge2_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`incharge3_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`warehouses_name_idx\` ON \`warehouses\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`warehouses_district_idx\` ON \`warehouses\` (\`district_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouses_incharge1_idx\` ON \`warehouses\` (\`incharge1_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouses_incharge2_idx\` ON \`warehouses\` (\`incharge2_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouses_incharge3_idx\` ON \`warehouses\` (\`incharge3_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouses_updated_at_idx\` ON \`warehouses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`warehouses_created_at_idx\` ON \`warehouses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`districts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`districts_slug_idx\` ON \`districts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`districts_updated_at_idx\` ON \`districts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`districts_created_at_idx\` ON \`districts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`upazilas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`district_id\` integer NOT NULL,
  	\`name\` text NOT NULL,
  	\`name_bn\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`kind\` text DEFAULT 'upazila' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`district_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`upazilas_district_idx\` ON \`upazilas\` (\`district_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`upazilas_slug_idx\` ON \`upazilas\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`upazilas_updated_at_idx\` ON \`upazilas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`upazilas_created_at_idx\` ON \`upazilas\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`district_name_idx\` ON \`upazilas\` (\`district_id\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`message\` text NOT NULL,
  	\`message_bn\` text,
  	\`type\` numeric DEFAULT 1 NOT NULL,
  	\`link\` text DEFAULT '#',
  	\`user_read\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_user_idx\` ON \`notifications\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`notifications_type_idx\` ON \`notifications\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`notifications_user_read_idx\` ON \`notifications\` (\`user_read\`);`)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_createdAt_idx\` ON \`notifications\` (\`user_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`user_user_read_idx\` ON \`notifications\` (\`user_id\`,\`user_read\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`featured\` numeric DEFAULT 0 NOT NULL,
  	\`status\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_featured_idx\` ON \`videos\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`videos_status_idx\` ON \`videos\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`channel\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text,
  	\`purpose\` text NOT NULL,
  	\`batch\` text,
  	\`status\` text DEFAULT 'queued' NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`error\` text,
  	\`user_id\` integer,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_channel_idx\` ON \`messages\` (\`channel\`);`)
  await db.run(sql`CREATE INDEX \`messages_to_idx\` ON \`messages\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`messages_user_idx\` ON \`messages\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_2_idx\` ON \`messages\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`batch_status_idx\` ON \`messages\` (\`batch\`,\`status\`);`)
  await db.run(sql`CREATE TABLE \`broadcasts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`audience\` text NOT NULL,
  	\`user_id\` integer,
  	\`text\` text NOT NULL,
  	\`type\` numeric DEFAULT 1 NOT NULL,
  	\`link\` text,
  	\`also_email\` numeric DEFAULT 0 NOT NULL,
  	\`status\` text DEFAULT 'queued' NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`done\` numeric DEFAULT 0 NOT NULL,
  	\`failed\` numeric DEFAULT 0 NOT NULL,
  	\`created_by_id\` integer,
  	\`cursor\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`broadcasts_user_idx\` ON \`broadcasts\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_type_idx\` ON \`broadcasts\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_also_email_idx\` ON \`broadcasts\` (\`also_email\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_status_idx\` ON \`broadcasts\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_created_by_idx\` ON \`broadcasts\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_updated_at_idx\` ON \`broadcasts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`broadcasts_created_at_idx\` ON \`broadcasts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
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
  await db.run(sql`CREATE INDEX \`one_time_codes_user_idx\` ON \`one_time_codes\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_token_hash_idx\` ON \`one_time_codes\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purpose_mobile_createdAt_idx\` ON \`one_time_codes\` (\`purpose\`,\`mobile\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`user_id\` integer NOT NULL,
  	\`key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`idempotency_keys_user_idx\` ON \`idempotency_keys\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_updated_at_idx\` ON \`idempotency_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_created_at_idx\` ON \`idempotency_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`user_key_idx\` ON \`idempotency_keys\` (\`user_id\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`value\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`counters_name_idx\` ON \`counters\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`counters_updated_at_idx\` ON \`counters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`counters_created_at_idx\` ON \`counters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`api_keys_scopes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`api_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`api_keys_scopes_order_idx\` ON \`api_keys_scopes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_scopes_parent_idx\` ON \`api_keys_scopes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`api_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`owner_id\` integer NOT NULL,
  	\`key_hash\` text NOT NULL,
  	\`hint\` text,
  	\`revoked_at\` text,
  	\`last_used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`api_keys_owner_idx\` ON \`api_keys\` (\`owner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`api_keys_key_hash_idx\` ON \`api_keys\` (\`key_hash\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_updated_at_idx\` ON \`api_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`api_keys_created_at_idx\` ON \`api_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_logs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`actor_id\` integer,
  	\`action\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`target_id\` text NOT NULL,
  	\`title\` text,
  	\`before\` text,
  	\`after\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_logs_actor_idx\` ON \`audit_logs\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_action_idx\` ON \`audit_logs\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_updated_at_idx\` ON \`audit_logs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_logs_created_at_idx\` ON \`audit_logs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`target_target_id_createdAt_idx\` ON \`audit_logs\` (\`target\`,\`target_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`actor_createdAt_idx\` ON \`audit_logs\` (\`actor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`owner_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	\`sizes_card_url\` text,
  	\`sizes_card_width\` numeric,
  	\`sizes_card_height\` numeric,
  	\`sizes_card_mime_type\` text,
  	\`sizes_card_filesize\` numeric,
  	\`sizes_card_filename\` text,
  	\`sizes_large_url\` text,
  	\`sizes_large_width\` numeric,
  	\`sizes_large_height\` numeric,
  	\`sizes_large_mime_type\` text,
  	\`sizes_large_filesize\` numeric,
  	\`sizes_large_filename\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_owner_idx\` ON \`media\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner_id\` integer NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_owner_idx\` ON \`documents\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`carts_id\` integer,
  	\`favorites_id\` integer,
  	\`addresses_id\` integer,
  	\`orders_id\` integer,
  	\`packages_id\` integer,
  	\`order_lines_id\` integer,
  	\`package_events_id\` integer,
  	\`returns_id\` integer,
  	\`return_events_id\` integer,
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
  	\`one_time_codes_id\` integer,
  	\`idempotency_keys_id\` integer,
  	\`counters_id\` integer,
  	\`api_keys_id\` integer,
  	\`audit_logs_id\` integer,
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
  	FOREIGN KEY (\`carts_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`favorites_id\`) REFERENCES \`favorites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`addresses_id\`) REFERENCES \`addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`packages_id\`) REFERENCES \`packages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_lines_id\`) REFERENCES \`order_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`package_events_id\`) REFERENCES \`package_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`returns_id\`) REFERENCES \`returns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`return_events_id\`) REFERENCES \`return_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`one_time_codes_id\`) REFERENCES \`one_time_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`idempotency_keys_id\`) REFERENCES \`idempotency_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_keys_id\`) REFERENCES \`api_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_logs_id\`) REFERENCES \`audit_logs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_carts_id_idx\` ON \`payload_locked_documents_rels\` (\`carts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_favorites_id_idx\` ON \`payload_locked_documents_rels\` (\`favorites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_packages_id_idx\` ON \`payload_locked_documents_rels\` (\`packages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`order_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_package_events_id_idx\` ON \`payload_locked_documents_rels\` (\`package_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_returns_id_idx\` ON \`payload_locked_documents_rels\` (\`returns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_return_events_id_idx\` ON \`payload_locked_documents_rels\` (\`return_events_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_one_time_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`one_time_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`api_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_logs_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_logs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sliders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slide1_id\` integer,
  	\`slide2_id\` integer,
  	\`slide3_id\` integer,
  	\`slide4_id\` integer,
  	\`slide5_id\` integer,
  	\`slide6_id\` integer,
  	\`slide7_id\` integer,
  	\`slide8_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`slide1_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide2_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide3_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide4_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide5_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide6_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide7_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide8_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sliders_slide1_idx\` ON \`sliders\` (\`slide1_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide2_idx\` ON \`sliders\` (\`slide2_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide3_idx\` ON \`sliders\` (\`slide3_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide4_idx\` ON \`sliders\` (\`slide4_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide5_idx\` ON \`sliders\` (\`slide5_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide6_idx\` ON \`sliders\` (\`slide6_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide7_idx\` ON \`sliders\` (\`slide7_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_slide8_idx\` ON \`sliders\` (\`slide8_id\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`banner1_id\` integer,
  	\`banner2_id\` integer,
  	\`banner3_id\` integer,
  	\`banner4_id\` integer,
  	\`banner5_id\` integer,
  	\`banner6_id\` integer,
  	\`banner7_id\` integer,
  	\`banner8_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`banner1_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner2_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner3_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner4_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner5_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner6_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner7_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner8_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_banner1_idx\` ON \`banners\` (\`banner1_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner2_idx\` ON \`banners\` (\`banner2_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner3_idx\` ON \`banners\` (\`banner3_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner4_idx\` ON \`banners\` (\`banner4_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner5_idx\` ON \`banners\` (\`banner5_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner6_idx\` ON \`banners\` (\`banner6_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner7_idx\` ON \`banners\` (\`banner7_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_banner8_idx\` ON \`banners\` (\`banner8_id\`);`)
  await db.run(sql`CREATE TABLE \`delivery_charges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`general_delivery_breakpoint\` numeric DEFAULT 0 NOT NULL,
  	\`general_delivery_charge\` numeric DEFAULT 0 NOT NULL,
  	\`general_delivery_discount_charge\` numeric DEFAULT 0 NOT NULL,
  	\`grocery_delivery_breakpoint\` numeric DEFAULT 0 NOT NULL,
  	\`grocery_delivery_charge\` numeric DEFAULT 0 NOT NULL,
  	\`grocery_delivery_discount_charge\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`site_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`contact\` text,
  	\`footer_text\` text,
  	\`flash_sell\` numeric DEFAULT 20 NOT NULL,
  	\`grocery_category_id\` integer,
  	\`logo_id\` integer,
  	\`logo_sm_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`grocery_category_id\`) REFERENCES \`main_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_sm_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_information_grocery_category_idx\` ON \`site_information\` (\`grocery_category_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_logo_idx\` ON \`site_information\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_logo_sm_idx\` ON \`site_information\` (\`logo_sm_id\`);`)
  await db.run(sql`CREATE TABLE \`policies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`termsconditions\` text,
  	\`privacypolicy\` text,
  	\`vendorpolicy\` text,
  	\`apppolicy\` text,
  	\`returnpolicy\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`vendors\`;`)
  await db.run(sql`DROP TABLE \`shops\`;`)
  await db.run(sql`DROP TABLE \`main_categories\`;`)
  await db.run(sql`DROP TABLE \`sub_categories\`;`)
  await db.run(sql`DROP TABLE \`child_categories\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`favorites\`;`)
  await db.run(sql`DROP TABLE \`addresses\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`DROP TABLE \`order_lines\`;`)
  await db.run(sql`DROP TABLE \`package_events\`;`)
  await db.run(sql`DROP TABLE \`returns\`;`)
  await db.run(sql`DROP TABLE \`return_events\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`coupons\`;`)
  await db.run(sql`DROP TABLE \`coupon_redemptions\`;`)
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`warehouses\`;`)
  await db.run(sql`DROP TABLE \`districts\`;`)
  await db.run(sql`DROP TABLE \`upazilas\`;`)
  await db.run(sql`DROP TABLE \`notifications\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`broadcasts\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`counters\`;`)
  await db.run(sql`DROP TABLE \`api_keys_scopes\`;`)
  await db.run(sql`DROP TABLE \`api_keys\`;`)
  await db.run(sql`DROP TABLE \`audit_logs\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`sliders\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`delivery_charges\`;`)
  await db.run(sql`DROP TABLE \`site_information\`;`)
  await db.run(sql`DROP TABLE \`policies\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
