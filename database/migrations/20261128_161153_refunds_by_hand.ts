import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_refund_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`return_id\` integer,
  	\`payment_id\` integer,
  	\`order_number\` numeric NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`method\` text,
  	\`account\` text,
  	\`reason\` text,
  	\`trx_id\` text NOT NULL,
  	\`trx_key\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`status\` text DEFAULT 'prepared' NOT NULL,
  	\`open_key\` text NOT NULL,
  	\`prepared_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`decision_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`return_id\`) REFERENCES \`returns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`payment_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`prepared_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_refund_requests\`("id", "return_id", "order_number", "amount", "reason", "trx_id", "trx_key", "from", "status", "open_key", "prepared_by_id", "decided_by_id", "decided_at", "decision_reason", "updated_at", "created_at") SELECT "id", "return_id", "order_number", "amount", "reason", "trx_id", "trx_key", "from", "status", "open_key", "prepared_by_id", "decided_by_id", "decided_at", "decision_reason", "updated_at", "created_at" FROM \`refund_requests\`;`)
  await db.run(sql`DROP TABLE \`refund_requests\`;`)
  await db.run(sql`ALTER TABLE \`__new_refund_requests\` RENAME TO \`refund_requests\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`refund_requests_return_idx\` ON \`refund_requests\` (\`return_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_payment_idx\` ON \`refund_requests\` (\`payment_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_order_number_idx\` ON \`refund_requests\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_trx_key_idx\` ON \`refund_requests\` (\`trx_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refund_requests_open_key_idx\` ON \`refund_requests\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_prepared_by_idx\` ON \`refund_requests\` (\`prepared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_decided_by_idx\` ON \`refund_requests\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_updated_at_idx\` ON \`refund_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_created_at_idx\` ON \`refund_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_5_idx\` ON \`refund_requests\` (\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`refunded_by_hand\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payments\` ADD \`hand_refund_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_refund_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`return_id\` integer NOT NULL,
  	\`order_number\` numeric NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`reason\` text,
  	\`trx_id\` text NOT NULL,
  	\`trx_key\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`status\` text DEFAULT 'prepared' NOT NULL,
  	\`open_key\` text NOT NULL,
  	\`prepared_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`decision_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`return_id\`) REFERENCES \`returns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`prepared_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_refund_requests\`("id", "return_id", "order_number", "amount", "reason", "trx_id", "trx_key", "from", "status", "open_key", "prepared_by_id", "decided_by_id", "decided_at", "decision_reason", "updated_at", "created_at") SELECT "id", "return_id", "order_number", "amount", "reason", "trx_id", "trx_key", "from", "status", "open_key", "prepared_by_id", "decided_by_id", "decided_at", "decision_reason", "updated_at", "created_at" FROM \`refund_requests\` WHERE "return_id" IS NOT NULL;`)
  await db.run(sql`DROP TABLE \`refund_requests\`;`)
  await db.run(sql`ALTER TABLE \`__new_refund_requests\` RENAME TO \`refund_requests\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`refund_requests_return_idx\` ON \`refund_requests\` (\`return_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_trx_key_idx\` ON \`refund_requests\` (\`trx_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refund_requests_open_key_idx\` ON \`refund_requests\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_prepared_by_idx\` ON \`refund_requests\` (\`prepared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_decided_by_idx\` ON \`refund_requests\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_updated_at_idx\` ON \`refund_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_created_at_idx\` ON \`refund_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_5_idx\` ON \`refund_requests\` (\`status\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`refunded_by_hand\`;`)
  await db.run(sql`ALTER TABLE \`payments\` DROP COLUMN \`hand_refund_at\`;`)
}
