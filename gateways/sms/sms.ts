/** Text messages. A client sends one text to one number, and says what is left to send with. */

export type SmsMessage = {
  /** 11 digits (`01…`) or with a country prefix (`+8801…`, `8801…`, `+966…`). */
  to: string;
  text: string;
};

export type SmsReceipt = {
  /** The provider's own reference, where it gives one. */
  reference: string | null;
};

export type SmsBalance = {
  /** What is left, in the provider's unit (taka or messages). */
  balance: number;
  /** The day it runs out, as the provider writes it; null when it does not say. */
  expire: string | null;
};

export type SmsGateway = {
  readonly name: 'http' | 'local';
  /** Throws a `GatewayError`; returning means the provider has accepted it. */
  send(message: SmsMessage): Promise<SmsReceipt>;
  balance(): Promise<SmsBalance>;
};
