/** Whether two readings of a coupon mean the same discount on the same goods. */
type Terms = {
  type: number;
  fixed?: number | null | undefined;
  percentage?: number | null | undefined;
  min_order: number;
  per_customer?: number | null | undefined;
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
  paid_by?: number | null | undefined;
  scope?: number | null | undefined;
  scope_ids?: string | null | undefined;
};

const moment = (stored: string | null | undefined): number => (stored ? new Date(stored).getTime() : 0);

/** What may have changed between computing an order and writing it. */
export const sameTerms = (one: Terms, other: Terms): boolean =>
  (['type', 'fixed', 'percentage', 'min_order', 'per_customer', 'paid_by', 'scope'] as const).every(
    (term) => (one[term] ?? 0) === (other[term] ?? 0),
  ) &&
  (one.scope_ids ?? '') === (other.scope_ids ?? '') &&
  moment(one.starts_at) === moment(other.starts_at) &&
  moment(one.ends_at) === moment(other.ends_at);
