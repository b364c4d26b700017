/**
 * What the audit log records of each collection and global. Every one is listed, including those not audited, with the
 * reason; a missing one stops the start.
 */

export const auditActions = [
  'created',
  'changed',
  'removed',
  'moved',
  'placed',
  'signedIn',
  'reset',
  'restored',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditPlan = {
  /** The record's display name: the first of these fields that is filled. */
  label: readonly string[];
  /** Counters maintained by the system. A write that changes nothing else leaves no entry. */
  quiet?: readonly string[];
  /** People write their own records; only changes by staff are audited. */
  staffOnly?: boolean;
  /** Numbers of accounts: only their last four characters are kept. */
  masked?: readonly string[];
  /** Written together with a record that has its own entry. */
  quietCreation?: boolean;
  /** Only some of its writes are logged: services do it themselves. */
  byHand?: boolean;
};

const derived = [
  'visible',
  'first_shown_at',
  'thumbnail',
  'discount_percent',
  'type',
  'business_district',
  'business_upazila',
];
/** Rejecting and sending again leave notes of their own; the decision itself is audited. */
const reviewing = ['waiting_since'];
const counted = ['has_variants', 'prices_differ', 'sold', 'rating', 'rating_sum', 'total_review'];

/** What is audited, by slug. */
export const audited = {
  users: { label: ['name', 'email'] },
  vendors: { label: ['business_name', 'name'], quiet: ['steps_hidden', 'change_open'] },
  shops: { label: ['name'], quiet: ['active'] },
  'main-categories': { label: ['name'] },
  'sub-categories': { label: ['name'] },
  'child-categories': { label: ['name'] },
  brands: { label: ['name'] },
  products: { label: ['name'], quiet: [...derived, ...counted, ...reviewing] },
  orders: { label: ['number'] },
  packages: { label: ['tracking_id'] },
  returns: { label: ['tracking_id'] },
  reviews: { label: ['details'], staffOnly: true },
  coupons: { label: ['code'] },
  'commission-rules': { label: ['scope'] },
  payments: { label: ['invoice'], quiet: ['refund_trx_key'], quietCreation: true },
  'payout-accounts': { label: ['holder'], masked: ['number'] },
  'payout-runs': { label: ['until'] },
  payouts: { label: ['reference'], quiet: ['reference_key'], quietCreation: true },
  'ledger-adjustments': { label: ['reason'] },
  'cash-counts': { label: ['counted'], quiet: ['latest'] },
  'cash-deposits': { label: ['slip'], quiet: ['latest', 'slip_key'] },
  'refund-requests': { label: ['trx_id'], masked: ['account'], quiet: ['trx_key', 'open_key'] },
  warehouses: { label: ['name'] },
  districts: { label: ['name'] },
  upazilas: { label: ['name'] },
  videos: { label: ['title'] },
  announcements: { label: ['text'] },
  'picture-places': { label: ['name'] },
  pages: { label: ['title'], quiet: ['old_slugs', 'edited_by'] },
  // Uploads are covered by the entry of the record that shows them; the library logs its own actions.
  media: { label: ['filename'], byHand: true },
  'media-folders': { label: ['name'] },
  broadcasts: { label: ['text'], quiet: ['status', 'done', 'failed', 'cursor', 'total'] },
  'message-templates': { label: ['name'] },
  'api-keys': { label: ['name'], quiet: ['last_used_at'] },
  sliders: { label: [] },
  banners: { label: [] },
  'delivery-charges': { label: [] },
  'site-information': { label: [] },
  policies: { label: [], quiet: ['edited_by'] },
  'search-settings': { label: [] },
  'payout-settings': { label: [] },
} as const satisfies Readonly<Record<string, AuditPlan>>;

export type AuditTarget = keyof typeof audited;
export const auditTargets = Object.keys(audited) as AuditTarget[];

/** What is not audited, and why. */
export const unaudited: Readonly<Record<string, string>> = {
  carts: 'a shopper’s own business',
  'saved-lines': 'a shopper’s own business',
  favorites: 'a shopper’s own business',
  'policy-texts': 'written with the policies',
  variants: 'written with their product',
  'bought-together': 'counted by the system',
  'product-watches': 'a shopper’s own business',
  'shop-follows': 'a shopper’s own business',
  addresses: 'a shopper’s own business',
  'order-lines': 'written with their order',
  'package-events': 'a history themselves',
  'package-notes': 'added only, with author and time; never changed',
  'return-events': 'a history themselves',
  questions: 'two people’s conversation; no message of it is ever changed',
  'question-messages': 'two people’s conversation; no message of it is ever changed',
  'coupon-redemptions': 'written with their order',
  notifications: 'the shop’s own words to a person',
  messages: 'their own history, shown under Communication',
  'one-time-codes': 'secrets',
  'product-edits': 'a proposal; applying it is a change of the product',
  'review-notes': 'a conversation; its decisions have their entries',
  'profile-changes': 'a request; applying it is a change of the vendor',
  'customer-notes': 'added only, with author and time; never changed',
  'refused-applications': 'a copy for the person who wrote it',
  'product-imports': 'every product that is written has its own entry',
  'product-import-lines': 'every product that is written has its own entry',
  'two-factors': 'secrets; turning on, off and resetting is written down by its calls',
  'idempotency-keys': 'kept answers',
  counters: 'counted by the system',
  'missed-searches': 'counted by the system',
  'deleted-records': 'deleting, restoring and dropping them has entries of the record itself',
  'deleted-documents': 'written with their deletion',
  'audit-logs': 'the log itself',
  'journal-entries': 'a history itself: posted once, never changed',
  'journal-lines': 'written with their entry',
  'payout-lines': 'written with the journal, and changed with their payout, which has its entry',
  documents: 'files; what shows them has its entry',
};

const plans: Readonly<Record<string, AuditPlan>> = audited;

/** The plan of a slug; null when it is not audited. Throws for a slug that is not listed. */
export function auditPlanOf(slug: string): AuditPlan | null {
  const plan = plans[slug];
  if (plan) return plan;
  if (slug in unaudited) return null;
  throw new Error(`domain/audit/plan.ts does not say whether ${slug} is audited`);
}
