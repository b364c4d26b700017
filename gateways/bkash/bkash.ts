/**
 * bKash, one-off payments without an agreement ("checkout URL", mode 0011, intent sale). Amounts are taka as numbers; what
 * bKash answers may have a fraction, so that a wrong amount shows as wrong.
 */

export type BkashPaymentRequest = {
  /** Whole taka. */
  amount: number;
  /** Ours, never used before: bKash refuses it a second time. */
  invoice: string;
  /** Who pays, as shown on their statement: the mobile or the customer's id. */
  payerReference: string;
  /** bKash sends the browser here with `paymentID` and `status` added. */
  callbackUrl: string;
};

export type BkashCreatedPayment = {
  paymentId: string;
  /** Where the shopper is sent to approve it. */
  bkashUrl: string;
};

/** `completed` is the only word that means money has moved. */
export type BkashPaymentState = 'initiated' | 'completed' | 'cancelled' | 'failed' | 'expired' | 'unknown';

export type BkashPayment = {
  paymentId: string;
  state: BkashPaymentState;
  /** The shopper has confirmed it on bKash's page, so that it may be executed. Null where bKash does not say. */
  approved: boolean | null;
  /** Present once the money has moved. */
  trxId: string | null;
  amount: number | null;
  currency: string | null;
  invoice: string | null;
  /** As bKash writes the state, for the record. */
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
  /** `completed` is the only one that means the money is back. */
  state: 'completed' | 'pending' | 'failed';
  /** As bKash writes the time, for the record. */
  at: string | null;
};

/** The Amazon SNS envelope in which bKash's notices come, as it is written there. */
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

/** Every call throws a `GatewayError` where bKash says no or says nothing. */
export type BkashGateway = {
  readonly name: 'http';
  createPayment(request: BkashPaymentRequest): Promise<BkashCreatedPayment>;
  /** Moves the money. Once, and only after the shopper has approved; after `noAnswer` ask with `queryPayment`. */
  executePayment(paymentId: string): Promise<BkashPayment>;
  queryPayment(paymentId: string): Promise<BkashPayment>;
  /** bKash keeps no repeat key: after `noAnswer` compare with `refundStatus` before trying again. */
  refund(request: BkashRefundRequest): Promise<BkashRefund>;
  /** The refunds made so far, oldest first. */
  refundStatus(payment: { paymentId: string; trxId: string }): Promise<BkashRefund[]>;
  /** Who signed a notice. Fetches the certificate of a pinned address once; throws when that cannot be had. */
  checkNotice(notice: BkashNotice): Promise<BkashNoticeCheck>;
  /** Tells SNS that the shop wants notices. False: the address is not SNS's, and was not opened. */
  confirmNotices(subscribeUrl: string): Promise<boolean>;
};
