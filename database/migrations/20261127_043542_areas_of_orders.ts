import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`vendor_status_createdAt_payment_status_payment_method_su_idx\`;`)
  await db.run(sql`DROP INDEX \`warehouse_status_updatedAt_payment_status_idx\`;`)
  await db.run(sql`DROP INDEX \`status_createdAt_vendor_idx\`;`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`district_id\` integer REFERENCES districts(id);`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`upazila_id\` integer REFERENCES upazilas(id);`)
  await db.run(sql`CREATE INDEX \`packages_district_idx\` ON \`packages\` (\`district_id\`);`)
  await db.run(sql`CREATE INDEX \`packages_upazila_idx\` ON \`packages\` (\`upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`packages\` (\`vendor_id\`,\`status\`,\`created_at\`,\`payment_status\`,\`payment_method\`,\`subtotal\`,\`district_id\`,\`upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_status_updatedAt_payment_status_district_upazi_idx\` ON \`packages\` (\`warehouse_id\`,\`status\`,\`updated_at\`,\`payment_status\`,\`district_id\`,\`upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_vendor_district_upazila_idx\` ON \`packages\` (\`status\`,\`created_at\`,\`vendor_id\`,\`district_id\`,\`upazila_id\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`district_id\` integer REFERENCES districts(id);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`upazila_id\` integer REFERENCES upazilas(id);`)
  await db.run(sql`CREATE INDEX \`orders_district_idx\` ON \`orders\` (\`district_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_upazila_idx\` ON \`orders\` (\`upazila_id\`);`)
  await db.run(sql`CREATE INDEX \`district_createdAt_total_payment_status_payment_method_t_idx\` ON \`orders\` (\`district_id\`,\`created_at\`,\`total\`,\`payment_status\`,\`payment_method\`,\`type\`);`)
  await db.run(sql`CREATE INDEX \`upazila_createdAt_total_payment_status_payment_method_ty_idx\` ON \`orders\` (\`upazila_id\`,\`created_at\`,\`total\`,\`payment_status\`,\`payment_method\`,\`type\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_orders\` (
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
  await db.run(sql`INSERT INTO \`__new_orders\`("id", "number", "customer_id", "type", "coupon_code", "subtotal", "coupon_amount", "delivery_charge", "total", "payment_status", "payment_method", "payment_id", "address_line", "delivery_note", "delivery_date", "delivery_time", "updated_at", "created_at") SELECT "id", "number", "customer_id", "type", "coupon_code", "subtotal", "coupon_amount", "delivery_charge", "total", "payment_status", "payment_method", "payment_id", "address_line", "delivery_note", "delivery_date", "delivery_time", "updated_at", "created_at" FROM \`orders\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`ALTER TABLE \`__new_orders\` RENAME TO \`orders\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_type_idx\` ON \`orders\` (\`type\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_status_idx\` ON \`orders\` (\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`orders_payment_id_idx\` ON \`orders\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_createdAt_idx\` ON \`orders\` (\`customer_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_total_payment_status_payment_method_type_idx\` ON \`orders\` (\`created_at\`,\`total\`,\`payment_status\`,\`payment_method\`,\`type\`);`)
  await db.run(sql`CREATE INDEX \`total_idx\` ON \`orders\` (\`total\`);`)
  await db.run(sql`CREATE TABLE \`__new_packages\` (
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
  	\`coupon_paid_by\` numeric DEFAULT 0 NOT NULL,
  	\`expected_from\` text,
  	\`expected_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`order_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`customer_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`shop_id\`) REFERENCES \`shops\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`warehouse_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_packages\`("id", "order_id", "order_number", "customer_id", "vendor_id", "shop_id", "warehouse_id", "tracking_id", "type", "status", "payment_status", "payment_method", "subtotal", "coupon_amount", "delivery_charge", "total", "coupon_paid_by", "expected_from", "expected_by", "updated_at", "created_at") SELECT "id", "order_id", "order_number", "customer_id", "vendor_id", "shop_id", "warehouse_id", "tracking_id", "type", "status", "payment_status", "payment_method", "subtotal", "coupon_amount", "delivery_charge", "total", "coupon_paid_by", "expected_from", "expected_by", "updated_at", "created_at" FROM \`packages\`;`)
  await db.run(sql`DROP TABLE \`packages\`;`)
  await db.run(sql`ALTER TABLE \`__new_packages\` RENAME TO \`packages\`;`)
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
  await db.run(sql`CREATE INDEX \`vendor_status_createdAt_payment_status_payment_method_su_idx\` ON \`packages\` (\`vendor_id\`,\`status\`,\`created_at\`,\`payment_status\`,\`payment_method\`,\`subtotal\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_status_updatedAt_payment_status_idx\` ON \`packages\` (\`warehouse_id\`,\`status\`,\`updated_at\`,\`payment_status\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_shop_idx\` ON \`packages\` (\`warehouse_id\`,\`shop_id\`);`)
  await db.run(sql`CREATE INDEX \`customer_status_createdAt_idx\` ON \`packages\` (\`customer_id\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_1_idx\` ON \`packages\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_vendor_idx\` ON \`packages\` (\`status\`,\`created_at\`,\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_status_order_number_total_idx\` ON \`packages\` (\`created_at\`,\`status\`,\`order_number\`,\`total\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_vendor_idx\` ON \`packages\` (\`order_id\`,\`vendor_id\`);`)
}
