import type { RefundStage } from '../../domain/refunds/statuses';

/** Where the money of a refund is for its customer. */
export type RefundStanding = { stage: RefundStage; promised_at: string | null; sent_at: string | null };
export type OrderRefund = RefundStanding & {
  kind: 'bkash' | 'return';
  amount: number;
  trx_id: string;
  /** Where it goes: the method the customer has chosen for a return, or an admin for what bKash refuses to send. */
  method: string;
  /** The number there; empty where bKash sends it to the account that paid. */
  account: string;
  /** An admin sends it. */
  by_hand: boolean;
};
