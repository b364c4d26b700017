import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payout_lines\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`line_id\` integer NOT NULL,
  	\`entry_id\` integer NOT NULL,
  	\`party\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`due\` text NOT NULL,
  	\`run_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`line_id\`) REFERENCES \`journal_lines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`entry_id\`) REFERENCES \`journal_entries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`run_id\`) REFERENCES \`payout_runs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  // What is there already, before its indexes: one statement for a million lines. Their payouts are told from amounts at the start.
  await db.run(sql`INSERT INTO \`payout_lines\` ("line_id", "entry_id", "party", "amount", "due", "updated_at", "created_at") SELECT "id", "entry_id", "party", "amount", coalesce("available_at", "at"), "at", "at" FROM \`journal_lines\` WHERE "account" = 'owed_vendor' ORDER BY "id";`)
  await db.run(sql`CREATE UNIQUE INDEX \`payout_lines_line_idx\` ON \`payout_lines\` (\`line_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_lines_entry_idx\` ON \`payout_lines\` (\`entry_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_lines_run_idx\` ON \`payout_lines\` (\`run_id\`);`)
  await db.run(sql`CREATE INDEX \`payout_lines_updated_at_idx\` ON \`payout_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payout_lines_created_at_idx\` ON \`payout_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`run_party_due_amount_idx\` ON \`payout_lines\` (\`run_id\`,\`party\`,\`due\`,\`amount\`);`)
  await db.run(sql`ALTER TABLE \`payouts\` ADD \`lines\` numeric;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`payout_lines_id\` integer REFERENCES payout_lines(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_payout_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`payout_lines_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`payout_lines\`;`)
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
  	\`journal_entries_id\` integer,
  	\`journal_lines_id\` integer,
  	\`ledger_adjustments_id\` integer,
  	\`payout_accounts_id\` integer,
  	\`payout_runs_id\` integer,
  	\`payouts_id\` integer,
  	\`media_folders_id\` integer,
  	\`cash_counts_id\` integer,
  	\`cash_deposits_id\` integer,
  	\`refund_requests_id\` integer,
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
  	FOREIGN KEY (\`customer_notes_id\`) REFERENCES \`customer_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`journal_entries_id\`) REFERENCES \`journal_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`journal_lines_id\`) REFERENCES \`journal_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ledger_adjustments_id\`) REFERENCES \`ledger_adjustments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payout_accounts_id\`) REFERENCES \`payout_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payout_runs_id\`) REFERENCES \`payout_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`payouts_id\`) REFERENCES \`payouts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_folders_id\`) REFERENCES \`media_folders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cash_counts_id\`) REFERENCES \`cash_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cash_deposits_id\`) REFERENCES \`cash_deposits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refund_requests_id\`) REFERENCES \`refund_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "product_edits_id", "review_notes_id", "refused_applications_id", "variants_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "package_notes_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "commission_rules_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "announcements_id", "picture_places_id", "pages_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "deleted_records_id", "deleted_documents_id", "media_id", "documents_id", "policy_texts_id", "profile_changes_id", "customer_notes_id", "journal_entries_id", "journal_lines_id", "ledger_adjustments_id", "payout_accounts_id", "payout_runs_id", "payouts_id", "media_folders_id", "cash_counts_id", "cash_deposits_id", "refund_requests_id") SELECT "id", "order", "parent_id", "path", "users_id", "vendors_id", "shops_id", "main_categories_id", "sub_categories_id", "child_categories_id", "brands_id", "products_id", "product_edits_id", "review_notes_id", "refused_applications_id", "variants_id", "bought_together_id", "product_imports_id", "product_import_lines_id", "carts_id", "saved_lines_id", "favorites_id", "product_watches_id", "shop_follows_id", "addresses_id", "orders_id", "packages_id", "order_lines_id", "package_events_id", "package_notes_id", "returns_id", "return_events_id", "questions_id", "question_messages_id", "reviews_id", "coupons_id", "coupon_redemptions_id", "commission_rules_id", "payments_id", "warehouses_id", "districts_id", "upazilas_id", "notifications_id", "videos_id", "announcements_id", "picture_places_id", "pages_id", "messages_id", "broadcasts_id", "message_templates_id", "one_time_codes_id", "two_factors_id", "idempotency_keys_id", "counters_id", "api_keys_id", "audit_logs_id", "missed_searches_id", "deleted_records_id", "deleted_documents_id", "media_id", "documents_id", "policy_texts_id", "profile_changes_id", "customer_notes_id", "journal_entries_id", "journal_lines_id", "ledger_adjustments_id", "payout_accounts_id", "payout_runs_id", "payouts_id", "media_folders_id", "cash_counts_id", "cash_deposits_id", "refund_requests_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`ALTER TABLE \`payouts\` DROP COLUMN \`lines\`;`)
}
