/** What a statement may change, derived from its text: caches depend on it. */

/** Writes to these change no public answer: people's private records, versions, money, and messages waiting to be sent. */
const PRIVATE_TABLES =
  /^(carts|saved_lines|favorites|product_watches|product_edits|review_notes|refused_applications|profile_changes|customer_notes|shop_follows|addresses|notifications|messages|broadcasts|one_time_codes|idempotency_keys|payload_|_\w+_v(?:_|$)|users_sessions|orders|packages|order_lines|package_events|package_notes|returns|return_events|questions|question_messages|coupon_redemptions|payments|api_keys|audit_logs|missed_searches|counters|deleted_|journal_|ledger_adjustments|payouts|payout_runs|payout_accounts|cash_counts|cash_deposits|refund_requests)/;

/** The accounts, with the tables of their lists. */
const ACCOUNT_TABLES = /^users(_|$)/;

/** Small tables that are read all the time and rarely written by admins and editors: their reads are cached. */
const SETTLED_TABLES =
  /^(districts|upazilas|commission_rules|message_templates|delivery_charges|site_information|sliders|banners|picture_places|announcements|pages|(?:main|sub|child)_categories)(_|$)/;

/** What a write may change. */
export type Touched = { isPublic: boolean; isOfAccounts: boolean; isSettled: boolean };
export const nothing: Touched = { isPublic: false, isOfAccounts: false, isSettled: false };
export const anything: Touched = { isPublic: true, isOfAccounts: true, isSettled: true };

export const isSettled = (table: string): boolean => SETTLED_TABLES.test(table);

export const both = (one: Touched, other: Touched): Touched => ({
  isPublic: one.isPublic || other.isPublic,
  isOfAccounts: one.isOfAccounts || other.isOfAccounts,
  isSettled: one.isSettled || other.isSettled,
});

/**
 * Whether it writes to a table that public answers depend on, to accounts, or to settled tables. If unclear, all three
 * are assumed.
 */
export function touchedBy(sql: string): Touched {
  if (isRead(sql)) return nothing;
  const table = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+["`]?(\w+)/i.exec(sql)?.[1];
  if (table === undefined) return anything;
  return {
    isPublic: !PRIVATE_TABLES.test(table),
    isOfAccounts: ACCOUNT_TABLES.test(table),
    isSettled: isSettled(table),
  };
}

/** Anything that might write waits for the lock. */
export function isRead(sql: string): boolean {
  if (/^\s*(select|explain)\b/i.test(sql)) return true;
  if (/^\s*pragma\b/i.test(sql)) return !sql.includes('=');
  return /^\s*with\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);
}
