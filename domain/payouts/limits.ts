/** How much of everything about payouts is taken at once. */
export const payoutLimits = {
  /** Vendors named for a run. */
  chosen: 500,
  /** Payouts of a run. */
  payouts: 1_000,
  /** Vendors told of that a run leaves out. */
  leftOut: 1_000,
  /** Rows of a bank's file. */
  rows: 2_000,
  /** Letters of a bank's file. */
  characters: 400_000,
  reference: 100,
  reason: 500,
  note: 500,
} as const;
