/** Everything that was confirmed to people: it must exist in the end. */

/** One attempted order: its key and its final answer. `goods`: what may be returned of it. */
type Intention = { key: string; status: number; order: number | null };
type Bought = { token: string; order: number; packages: string[]; products: number[] };

export type Told = {
  orders: Intention[];
  moves: { trackingId: string; to: number }[];
  broadcasts: string[];
  /** The lines that shoppers have ordered, for those who return them. */
  bought: Bought[];
  corrections: { id: number; status: 'posted' | 'discarded' }[];
  /** `reference`: the transfer number; null if it was marked as failed. */
  payouts: { id: number; reference: string | null }[];
  counts: { id: number; counted: number }[];
  deposits: { id: number; amount: number; counted: number; slip: string }[];
  returns: number[];
  refunds: { id: number; proof: string }[];
  /** The last confirmed state of a record that is deleted and restored again: whether it is deleted. */
  deleted: Map<string, boolean>;
};

export const nothingTold = (): Told => ({
  orders: [],
  moves: [],
  broadcasts: [],
  bought: [],
  corrections: [],
  payouts: [],
  counts: [],
  deposits: [],
  returns: [],
  refunds: [],
  deleted: new Map(),
});
