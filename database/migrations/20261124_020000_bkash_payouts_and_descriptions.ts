import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`at_1_idx\`;`)
  await db.run(sql`CREATE INDEX \`at_amount_idx\` ON \`journal_lines\` (\`at\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`available_at_party_amount_idx\` ON \`journal_lines\` (\`available_at\`,\`party\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`entry_account_amount_idx\` ON \`journal_lines\` (\`entry_id\`,\`account\`,\`amount\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`description_document\` text;`)
  await db.run(sql`ALTER TABLE \`product_edits\` ADD \`description_document\` text;`)
  await db.run(sql`ALTER TABLE \`payout_runs\` ADD \`sending_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`payout_runs\` ADD \`sending_at\` text;`)
  await db.run(sql`CREATE INDEX \`payout_runs_sending_by_idx\` ON \`payout_runs\` (\`sending_by_id\`);`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`invoice\` text;`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`sending_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`sending_at\` text;`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`ask_at\` text;`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`asks\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`unknown_at\` text;`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`said\` text;`)
  await db.run(sql`CREATE INDEX \`payouts_sending_by_idx\` ON \`payouts\` (\`sending_by_id\`);`)
  await db.run(sql`CREATE INDEX \`status_ask_at_idx\` ON \`payouts\` (\`status\`,\`ask_at\`);`)
  await db.run(sql`CREATE INDEX \`payment_refund_status_createdAt_idx\` ON \`returns\` (\`payment_refund\`,\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`event_at_idx\` ON \`journal_entries\` (\`event\`,\`at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payout_runs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'prepared' NOT NULL,
  	\`until\` text NOT NULL,
  	\`minimum\` numeric NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`payouts\` numeric DEFAULT 0 NOT NULL,
  	\`prepared_by_id\` integer NOT NULL,
  	\`approved_by_id\` integer,
  	\`approved_at\` text,
  	\`discarded_by_id\` integer,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`prepared_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`approved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`discarded_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payout_runs\`("id", "status", "until", "minimum", "total", "payouts", "prepared_by_id", "approved_by_id", "approved_at", "discarded_by_id", "note", "updated_at", "created_at") SELECT "id", "status", "until", "minimum", "total", "payouts", "prepared_by_id", "approved_by_id", "approved_at", "discarded_by_id", "note", "updated_at", "created_at" FROM \`payout_runs\`;`)
  await db.run(sql`DROP TABLE \`payout_runs\`;`)
  await db.run(sql`ALTER TABLE \`__new_payout_runs\` RENAME TO \`payout_runs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payout_runs_prepared_by_idx\` ON \`payout_runs\` (\`prepared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_approved_by_idx\` ON \`payout_runs\` (\`approved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_discarded_by_idx\` ON \`payout_runs\` (\`discarded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_updated_at_idx\` ON \`payout_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_created_at_idx\` ON \`payout_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_3_idx\` ON \`payout_runs\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payouts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`run_id\` integer NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`status\` text DEFAULT 'prepared' NOT NULL,
  	\`method\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`bank\` text,
  	\`branch\` text,
  	\`routing\` text,
  	\`reference\` text,
  	\`asked_at\` text,
  	\`sent_at\` text,
  	\`sent_by_id\` integer,
  	\`sent_from\` text,
  	\`failed_at\` text,
  	\`failed_by_id\` integer,
  	\`failure\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`run_id\`) REFERENCES \`payout_runs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sent_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`failed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payouts\`("id", "run_id", "vendor_id", "amount", "status", "method", "number", "holder", "bank", "branch", "routing", "reference", "asked_at", "sent_at", "sent_by_id", "sent_from", "failed_at", "failed_by_id", "failure", "updated_at", "created_at") SELECT "id", "run_id", "vendor_id", "amount", "status", "method", "number", "holder", "bank", "branch", "routing", "reference", "asked_at", "sent_at", "sent_by_id", "sent_from", "failed_at", "failed_by_id", "failure", "updated_at", "created_at" FROM \`payouts\`;`)
  await db.run(sql`DROP TABLE \`payouts\`;`)
  await db.run(sql`ALTER TABLE \`__new_payouts\` RENAME TO \`payouts\`;`)
  await db.run(sql`CREATE INDEX \`payouts_run_idx\` ON \`payouts\` (\`run_id\`);`)
  await db.run(sql`CREATE INDEX \`payouts_vendor_idx\` ON \`payouts\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`payouts_sent_by_idx\` ON \`payouts\` (\`sent_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payouts_failed_by_idx\` ON \`payouts\` (\`failed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payouts_updated_at_idx\` ON \`payouts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payouts_created_at_idx\` ON \`payouts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`run_vendor_idx\` ON \`payouts\` (\`run_id\`,\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`vendor_status_amount_idx\` ON \`payouts\` (\`vendor_id\`,\`status\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`vendor_createdAt_5_idx\` ON \`payouts\` (\`vendor_id\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_4_idx\` ON \`payouts\` (\`status\`,\`created_at\`);`)
  await db.run(sql`DROP INDEX \`payment_refund_status_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`event_at_idx\`;`)
  await db.run(sql`DROP INDEX \`at_amount_idx\`;`)
  await db.run(sql`DROP INDEX \`available_at_party_amount_idx\`;`)
  await db.run(sql`DROP INDEX \`entry_account_amount_idx\`;`)
  await db.run(sql`CREATE INDEX \`at_1_idx\` ON \`journal_lines\` (\`at\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`description_document\`;`)
  await db.run(sql`ALTER TABLE \`product_edits\` DROP COLUMN \`description_document\`;`)
}
