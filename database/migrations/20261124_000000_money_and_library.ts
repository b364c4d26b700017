import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`journal_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`order_number\` numeric,
  	\`at\` text NOT NULL,
  	\`actor_id\` integer,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_entries_order_number_idx\` ON \`journal_entries\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`journal_entries_actor_idx\` ON \`journal_entries\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`journal_entries_updated_at_idx\` ON \`journal_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`journal_entries_created_at_idx\` ON \`journal_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_subject_idx\` ON \`journal_entries\` (\`event\`,\`subject\`);`)
  await db.run(sql`CREATE INDEX \`at_idx\` ON \`journal_entries\` (\`at\`);`)
  await db.run(sql`CREATE TABLE \`journal_lines\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`entry_id\` integer NOT NULL,
  	\`account\` text NOT NULL,
  	\`party\` text,
  	\`amount\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`available_at\` text,
  	\`order_number\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`entry_id\`) REFERENCES \`journal_entries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_lines_entry_idx\` ON \`journal_lines\` (\`entry_id\`);`)
  await db.run(sql`CREATE INDEX \`journal_lines_updated_at_idx\` ON \`journal_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`journal_lines_created_at_idx\` ON \`journal_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`account_party_at_amount_idx\` ON \`journal_lines\` (\`account\`,\`party\`,\`at\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`account_at_amount_idx\` ON \`journal_lines\` (\`account\`,\`at\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`at_1_idx\` ON \`journal_lines\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`account_party_available_at_amount_idx\` ON \`journal_lines\` (\`account\`,\`party\`,\`available_at\`,\`amount\`);`)
  await db.run(sql`CREATE INDEX \`order_number_account_amount_idx\` ON \`journal_lines\` (\`order_number\`,\`account\`,\`amount\`);`)
  await db.run(sql`CREATE TABLE \`ledger_adjustments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`debit_account\` text NOT NULL,
  	\`debit_party\` text,
  	\`credit_account\` text NOT NULL,
  	\`credit_party\` text,
  	\`amount\` numeric NOT NULL,
  	\`reason\` text NOT NULL,
  	\`status\` text DEFAULT 'prepared' NOT NULL,
  	\`prepared_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`prepared_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ledger_adjustments_prepared_by_idx\` ON \`ledger_adjustments\` (\`prepared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_adjustments_decided_by_idx\` ON \`ledger_adjustments\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`ledger_adjustments_updated_at_idx\` ON \`ledger_adjustments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_adjustments_created_at_idx\` ON \`ledger_adjustments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_2_idx\` ON \`ledger_adjustments\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payout_accounts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vendor_id\` integer NOT NULL,
  	\`method\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`bank\` text,
  	\`branch\` text,
  	\`routing\` text,
  	\`valid_from\` text NOT NULL,
  	\`changed_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vendor_id\`) REFERENCES \`vendors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`changed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`payout_accounts_vendor_idx\` ON \`payout_accounts\` (\`vendor_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_accounts_changed_by_idx\` ON \`payout_accounts\` (\`changed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_accounts_updated_at_idx\` ON \`payout_accounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payout_accounts_created_at_idx\` ON \`payout_accounts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_valid_from_idx\` ON \`payout_accounts\` (\`vendor_id\`,\`valid_from\`);`)
  await db.run(sql`CREATE TABLE \`payout_runs\` (
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
  await db.run(sql`CREATE INDEX \`payout_runs_prepared_by_idx\` ON \`payout_runs\` (\`prepared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_approved_by_idx\` ON \`payout_runs\` (\`approved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_discarded_by_idx\` ON \`payout_runs\` (\`discarded_by_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_updated_at_idx\` ON \`payout_runs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payout_runs_created_at_idx\` ON \`payout_runs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_3_idx\` ON \`payout_runs\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payouts\` (
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
  await db.run(sql`CREATE TABLE \`media_folders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_folders_name_idx\` ON \`media_folders\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_updated_at_idx\` ON \`media_folders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_folders_created_at_idx\` ON \`media_folders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cash_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`warehouse_id\` integer NOT NULL,
  	\`expected\` numeric NOT NULL,
  	\`counted\` numeric NOT NULL,
  	\`difference\` numeric NOT NULL,
  	\`pieces\` text NOT NULL,
  	\`reason\` text,
  	\`counted_by_id\` integer,
  	\`latest\` numeric DEFAULT 1 NOT NULL,
  	\`reversed_at\` text,
  	\`reversed_by_id\` integer,
  	\`reversal_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`warehouse_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`counted_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reversed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cash_counts_warehouse_idx\` ON \`cash_counts\` (\`warehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`cash_counts_counted_by_idx\` ON \`cash_counts\` (\`counted_by_id\`);`)
  await db.run(sql`CREATE INDEX \`cash_counts_reversed_by_idx\` ON \`cash_counts\` (\`reversed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`cash_counts_updated_at_idx\` ON \`cash_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cash_counts_created_at_idx\` ON \`cash_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`latest_warehouse_idx\` ON \`cash_counts\` (\`latest\`,\`warehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_createdAt_idx\` ON \`cash_counts\` (\`warehouse_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`cash_deposits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`warehouse_id\` integer NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`slip\` text NOT NULL,
  	\`slip_key\` text NOT NULL,
  	\`bank\` text,
  	\`branch\` text,
  	\`deposited_by_id\` integer,
  	\`latest\` numeric DEFAULT 1 NOT NULL,
  	\`reversed_at\` text,
  	\`reversed_by_id\` integer,
  	\`reversal_reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`warehouse_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`deposited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`reversed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cash_deposits_warehouse_idx\` ON \`cash_deposits\` (\`warehouse_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cash_deposits_slip_key_idx\` ON \`cash_deposits\` (\`slip_key\`);`)
  await db.run(sql`CREATE INDEX \`cash_deposits_deposited_by_idx\` ON \`cash_deposits\` (\`deposited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`cash_deposits_reversed_by_idx\` ON \`cash_deposits\` (\`reversed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`cash_deposits_updated_at_idx\` ON \`cash_deposits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cash_deposits_created_at_idx\` ON \`cash_deposits\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`latest_warehouse_1_idx\` ON \`cash_deposits\` (\`latest\`,\`warehouse_id\`);`)
  await db.run(sql`CREATE INDEX \`warehouse_createdAt_1_idx\` ON \`cash_deposits\` (\`warehouse_id\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refund_requests\` (
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
  await db.run(sql`CREATE INDEX \`refund_requests_return_idx\` ON \`refund_requests\` (\`return_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_trx_key_idx\` ON \`refund_requests\` (\`trx_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`refund_requests_open_key_idx\` ON \`refund_requests\` (\`open_key\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_prepared_by_idx\` ON \`refund_requests\` (\`prepared_by_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_decided_by_idx\` ON \`refund_requests\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_updated_at_idx\` ON \`refund_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refund_requests_created_at_idx\` ON \`refund_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`status_createdAt_5_idx\` ON \`refund_requests\` (\`status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payout_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`one_person\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`payout_settings_one_person_idx\` ON \`payout_settings\` (\`one_person\`);`)
  await db.run(sql`ALTER TABLE \`main_categories\` ADD \`position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`position_createdAt_idx\` ON \`main_categories\` (\`position\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`sub_categories\` ADD \`position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`category_position_createdAt_idx\` ON \`sub_categories\` (\`category_id\`,\`position\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`child_categories\` ADD \`position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`subcategory_position_createdAt_idx\` ON \`child_categories\` (\`subcategory_id\`,\`position\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`packages\` ADD \`coupon_paid_by\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`returns\` ADD \`refund_trx_key\` text;`)
  await db.run(sql`ALTER TABLE \`returns\` ADD \`refund_from\` text;`)
  await db.run(sql`CREATE INDEX \`returns_refund_trx_id_idx\` ON \`returns\` (\`refund_trx_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`returns_refund_trx_key_idx\` ON \`returns\` (\`refund_trx_key\`);`)
  await db.run(sql`ALTER TABLE \`coupons\` ADD \`paid_by\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`coupons_paid_by_idx\` ON \`coupons\` (\`paid_by\`);`)
  await db.run(sql`ALTER TABLE \`deleted_records\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_bn\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`folder_id\` integer REFERENCES media_folders(id);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focus_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`in_library\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`media_folder_idx\` ON \`media\` (\`folder_id\`);`)
  await db.run(sql`CREATE INDEX \`media_in_library_idx\` ON \`media\` (\`in_library\`);`)
  await db.run(sql`CREATE INDEX \`purpose_createdAt_idx\` ON \`media\` (\`purpose\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`purpose_folder_createdAt_idx\` ON \`media\` (\`purpose\`,\`folder_id\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`journal_entries_id\` integer REFERENCES journal_entries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`journal_lines_id\` integer REFERENCES journal_lines(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`ledger_adjustments_id\` integer REFERENCES ledger_adjustments(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`payout_accounts_id\` integer REFERENCES payout_accounts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`payout_runs_id\` integer REFERENCES payout_runs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`payouts_id\` integer REFERENCES payouts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_folders_id\` integer REFERENCES media_folders(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`cash_counts_id\` integer REFERENCES cash_counts(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`cash_deposits_id\` integer REFERENCES cash_deposits(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`refund_requests_id\` integer REFERENCES refund_requests(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_journal_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`journal_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_journal_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`journal_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ledger_adjustments_id_idx\` ON \`payload_locked_documents_rels\` (\`ledger_adjustments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payout_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`payout_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payout_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`payout_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payouts_id_idx\` ON \`payload_locked_documents_rels\` (\`payouts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_folders_id_idx\` ON \`payload_locked_documents_rels\` (\`media_folders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cash_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`cash_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cash_deposits_id_idx\` ON \`payload_locked_documents_rels\` (\`cash_deposits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refund_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`refund_requests_id\`);`)
  await db.run(sql`ALTER TABLE \`site_information\` ADD \`refund_limit\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site_information\` ADD \`two_person_refunds\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`CREATE INDEX \`site_information_two_person_refunds_idx\` ON \`site_information\` (\`two_person_refunds\`);`)
  await db.run(sql`CREATE INDEX \`payments_refund_trx_id_idx\` ON \`payments\` (\`refund_trx_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`journal_entries\`;`)
  await db.run(sql`DROP TABLE \`journal_lines\`;`)
  await db.run(sql`DROP TABLE \`ledger_adjustments\`;`)
  await db.run(sql`DROP TABLE \`payout_accounts\`;`)
  await db.run(sql`DROP TABLE \`payout_runs\`;`)
  await db.run(sql`DROP TABLE \`payouts\`;`)
  await db.run(sql`DROP TABLE \`media_folders\`;`)
  await db.run(sql`DROP TABLE \`cash_counts\`;`)
  await db.run(sql`DROP TABLE \`cash_deposits\`;`)
  await db.run(sql`DROP TABLE \`refund_requests\`;`)
  await db.run(sql`DROP TABLE \`payout_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text,
  	\`owner_id\` integer,
  	\`purpose\` text,
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
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt", "owner_id", "purpose", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_thumbnail_url", "sizes_thumbnail_width", "sizes_thumbnail_height", "sizes_thumbnail_mime_type", "sizes_thumbnail_filesize", "sizes_thumbnail_filename", "sizes_card_url", "sizes_card_width", "sizes_card_height", "sizes_card_mime_type", "sizes_card_filesize", "sizes_card_filename", "sizes_large_url", "sizes_large_width", "sizes_large_height", "sizes_large_mime_type", "sizes_large_filesize", "sizes_large_filename") SELECT "id", "alt", "owner_id", "purpose", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_thumbnail_url", "sizes_thumbnail_width", "sizes_thumbnail_height", "sizes_thumbnail_mime_type", "sizes_thumbnail_filesize", "sizes_thumbnail_filename", "sizes_card_url", "sizes_card_width", "sizes_card_height", "sizes_card_mime_type", "sizes_card_filesize", "sizes_card_filename", "sizes_large_url", "sizes_large_width", "sizes_large_height", "sizes_large_mime_type", "sizes_large_filesize", "sizes_large_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_owner_idx\` ON \`media\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`media_purpose_idx\` ON \`media\` (\`purpose\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_card_sizes_card_filename_idx\` ON \`media\` (\`sizes_card_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_large_sizes_large_filename_idx\` ON \`media\` (\`sizes_large_filename\`);`)
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
  	\`commission_rules_id\` integer,
  	\`payments_id\` integer,
  	\`warehouses_id\` integer,
  	\`districts_id\` integer,
  	\`upazilas_id\` integer,
  	\`notifications_id\` integer,
  	\`videos_id\` integer,
  	\`announcements_id\` integer,
  	\`picture_places_id\` integer,
  	\`pages_id\` integer,
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
  	\`deleted_records_id\` integer,
  	\`deleted_documents_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`policy_texts_id\` integer,
  	\`profile_changes_id\` integer,
  	\`customer_notes_id\` integer,
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
  	FOREIGN KEY (\`commission_rules_id\`) REFERENCES \`commission_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payments_id\`) REFERENCES \`payments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`warehouses_id\`) REFERENCES \`warehouses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`districts_id\`) REFERENCES \`districts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`upazilas_id\`) REFERENCES \`upazilas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`announcements_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`picture_places_id\`) REFERENCES \`picture_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`deleted_records_id\`) REFERENCES \`deleted_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deleted_documents_id\`) REFERENCES \`deleted_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policy_texts_id\`) REFERENCES \`policy_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`profile_changes_id\`) REFERENCES \`profile_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_notes_id\`) REFERENCES \`customer_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "product_edits_id", "review_notes_id", "refused_applications_id", "variants_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "package_notes_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "commission_rules_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "announcements_id", "picture_places_id", "pages_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "deleted_records_id", "deleted_documents_id", "media_id", "documents_id", "policy_texts_id", "profile_changes_id", "customer_notes_id") SELECT "id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "product_edits_id", "review_notes_id", "refused_applications_id", "variants_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "package_notes_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "commission_rules_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "announcements_id", "picture_places_id", "pages_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "deleted_records_id", "deleted_documents_id", "media_id", "documents_id", "policy_texts_id", "profile_changes_id", "customer_notes_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_commission_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`commission_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payments_id_idx\` ON \`payload_locked_documents_rels\` (\`payments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_warehouses_id_idx\` ON \`payload_locked_documents_rels\` (\`warehouses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_districts_id_idx\` ON \`payload_locked_documents_rels\` (\`districts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_upazilas_id_idx\` ON \`payload_locked_documents_rels\` (\`upazilas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_picture_places_id_idx\` ON \`payload_locked_documents_rels\` (\`picture_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deleted_records_id_idx\` ON \`payload_locked_documents_rels\` (\`deleted_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deleted_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`deleted_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_policy_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`policy_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_profile_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`profile_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_notes_id\`);`)
  await db.run(sql`DROP INDEX \`position_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`main_categories\` DROP COLUMN \`position\`;`)
  await db.run(sql`DROP INDEX \`category_position_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`sub_categories\` DROP COLUMN \`position\`;`)
  await db.run(sql`DROP INDEX \`subcategory_position_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`child_categories\` DROP COLUMN \`position\`;`)
  await db.run(sql`DROP INDEX \`returns_refund_trx_id_idx\`;`)
  await db.run(sql`DROP INDEX \`returns_refund_trx_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`returns\` DROP COLUMN \`refund_trx_key\`;`)
  await db.run(sql`ALTER TABLE \`returns\` DROP COLUMN \`refund_from\`;`)
  await db.run(sql`DROP INDEX \`coupons_paid_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`coupons\` DROP COLUMN \`paid_by\`;`)
  await db.run(sql`DROP INDEX \`payments_refund_trx_id_idx\`;`)
  await db.run(sql`DROP INDEX \`site_information_two_person_refunds_idx\`;`)
  await db.run(sql`ALTER TABLE \`site_information\` DROP COLUMN \`refund_limit\`;`)
  await db.run(sql`ALTER TABLE \`site_information\` DROP COLUMN \`two_person_refunds\`;`)
  await db.run(sql`ALTER TABLE \`packages\` DROP COLUMN \`coupon_paid_by\`;`)
  await db.run(sql`ALTER TABLE \`deleted_records\` DROP COLUMN \`reason\`;`)
}
