/** bKash's payouts to wallets of persons (B2C). Amounts are whole taka. */

export type BkashPayoutRequest = {
  /** Whole taka. */
  amount: number;
  /** Ours, never used before. */
  invoice: string;
  /** The wallet: a mobile of eleven digits. */
  receiver: string;
};

export type BkashPayout = {
  trxId: string;
  /** Only `completed` means that the money has moved. */
  state: 'completed' | 'pending' | 'failed';
  /** Null where bKash does not say. */
  amount: number | null;
  receiver: string | null;
  /** bKash's own name of the state, for the record. */
  rawState: string;
};

/** Every call throws a `GatewayError` if bKash refuses or does not answer. */
export type BkashPayouts = {
  /** Off: nothing is sent; what was sent before can still be asked about. */
  readonly isOn: boolean;
  /** The smallest and the largest amount of one payout. */
  readonly least: number;
  readonly most: number;
  /**
   * Moves the money. `receiver`: the wallet cannot be paid; `declined`, `invalid`, `setup` and `transient`: nothing has moved; of
   * every other error nobody knows: `find` it before anything else.
   */
  send(request: BkashPayoutRequest): Promise<BkashPayout>;
  /** The payout with this invoice number of ours; null: bKash says that it does not know it. */
  find(invoice: string): Promise<BkashPayout | null>;
};
