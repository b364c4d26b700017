/** Text messages. A client sends one text to one number, and reports the remaining balance. */

export type SmsMessage = {
  /** 11 digits (`01…`) or with a country prefix (`+8801…`, `8801…`, `+966…`). */
  to: string;
  text: string;
};

export type SmsReceipt = {
  /** The provider's own reference, if it gives one. */
  reference: string | null;
};

export type SmsBalance = {
  /** The balance, in the provider's unit (taka or messages). */
  balance: number;
  /** The day it expires, as the provider writes it; null if unknown. */
  expire: string | null;
};

export type SmsGateway = {
  readonly name: 'http' | 'local';
  /** Throws a `GatewayError`; returning means the provider has accepted it. */
  send(message: SmsMessage): Promise<SmsReceipt>;
  balance(): Promise<SmsBalance>;
};
