/**
 * bKash, one-off payments without an agreement ("checkout URL", mode 0011, intent sale). Amounts are taka as numbers;
 * amounts answered by bKash may have a fraction, so that a wrong amount is recognised as wrong.
 */

export type BkashPaymentRequest = {
  /** Whole taka. */
  amount: number;
  /** Ours, never used before: bKash refuses to use it a second time. */
  invoice: string;
  /** The payer, as shown on their statement: the mobile or the customer's id. */
  payerReference: string;
  /** bKash sends the browser here with `paymentID` and `status` added. */
  callbackUrl: string;
};

export type BkashCreatedPayment = {
  paymentId: string;
  /** Where the shopper is sent to approve it. */
  bkashUrl: string;
};

/** Only `completed` means that money has moved. */
export type BkashPaymentState = 'initiated' | 'completed' | 'cancelled' | 'failed' | 'expired' | 'unknown';

export type BkashPayment = {
  paymentId: string;
  state: BkashPaymentState;
  /** The shopper has confirmed it on bKash's page, so it may be executed. Null if bKash does not say. */
  approved: boolean | null;
  /** Present once the money has moved. */
  trxId: string | null;
  amount: number | null;
  currency: string | null;
  invoice: string | null;
  /** bKash's own name of the state, for the record. */
  rawState: string;
};

export type BkashRefundRequest = {
  paymentId: string;
  trxId: string;
  /** Whole taka. Up to ten part refunds, together no more than was paid. */
  amount: number;
  /** What it was for, up to 255 characters. */
  sku: string;
  reason: string;
};

export type BkashRefund = {
  refundTrxId: string;
  amount: number;
  /** Only `completed` means that the money has been refunded. */
  state: 'completed' | 'pending' | 'failed';
  /** The time as bKash writes it, for the record. */
  at: string | null;
};

/** The Amazon SNS envelope of bKash's notices, with SNS's own field names. */
export type BkashNotice = {
  Type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  MessageId: string;
  TopicArn: string;
  Message: string;
  Timestamp: string;
  SignatureVersion: '1' | '2';
  Signature: string;
  SigningCertURL: string;
  Subject?: string | undefined;
  Token?: string | undefined;
  SubscribeURL?: string | undefined;
};

export type BkashNoticeCheck = 'genuine' | 'foreignCertificate' | 'foreignTopic' | 'badSignature';

/** Every call throws a `GatewayError` if bKash refuses or does not answer. */
export type BkashGateway = {
  readonly name: 'http';
  createPayment(request: BkashPaymentRequest): Promise<BkashCreatedPayment>;
  /** Moves the money. Call it once, and only after the shopper has approved; after `noAnswer` use `queryPayment`. */
  executePayment(paymentId: string): Promise<BkashPayment>;
  queryPayment(paymentId: string): Promise<BkashPayment>;
  /** bKash has no idempotency key: after `noAnswer` compare with `refundStatus` before trying again. */
  refund(request: BkashRefundRequest): Promise<BkashRefund>;
  /** The refunds made so far, oldest first. */
  refundStatus(payment: { paymentId: string; trxId: string }): Promise<BkashRefund[]>;
  /**
   * Verifies who signed a notice. Fetches the certificate from a pinned address once; throws when it cannot be fetched.
   */
  checkNotice(notice: BkashNotice): Promise<BkashNoticeCheck>;
  /** Confirms the shop's subscription to SNS. False: the address is not SNS's, and was not opened. */
  confirmNotices(subscribeUrl: string): Promise<boolean>;
};
