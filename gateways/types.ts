/** Everything the product reaches outside itself for. Services know these types and nothing of what is behind them. */
import type { BkashGateway } from './bkash/bkash';
import type { Limits } from './limits/limits';
import type { MailGateway } from './mail/mail';
import type { SmsGateway } from './sms/sms';

/** The only source of the current moment. */
export type Clock = { now(): Date };

/** The only source of randomness. */
export type Ids = {
  /** A one-time code: 6 digits. */
  newCode(): string;
  /** A package's handle: `HT` and ten letters and digits that are not mistaken for each other. */
  newTrackingId(): string;
  /** An order's number: the day in Dhaka (yymmdd) and five digits. May come twice on a busy day: the unique index decides. */
  newOrderNumber(now: Date): number;
  /** Ten letters and digits that are not mistaken for each other. */
  newRecoveryCode(): string;
  /** A secret handle: 32 random bytes, base64url. */
  newToken(): string;
  /** The id of a document that is going to be, for databases that take one. */
  newDocumentId(): string;
  /** HMAC-SHA256 in hex, so that codes and tokens are never stored readable. */
  hash(text: string, secret: string): string;
  /** Readable again only with the same secret. */
  seal(text: string, secret: string): string;
  unseal(sealed: string, secret: string): string;
};

/** Codes of an authenticator app. */
export type Totp = {
  /** A new shared secret, base32 as people type it. */
  newSecret(): string;
  /** What the QR code says. */
  address(secret: string, label: string): string;
  /** The thirty seconds a code belongs to, counted from 1970; null for a code of another time or another secret. */
  stepOf(secret: string, code: string, now: Date): number | null;
};

export type Gateways = {
  sms: SmsGateway;
  mail: MailGateway;
  bkash: BkashGateway;
  limits: Limits;
  clock: Clock;
  ids: Ids;
  totp: Totp;
};

/** What `createGateways` is told; `env.ts` makes it from the environment. */
export type GatewaySettings = {
  sms: SmsSettings;
  mail: MailSettings;
  bkash: BkashSettings;
};

export type OutboxSettings = { name: 'local'; /** The folder of `sms.jsonl` and `mail.jsonl`. */ outboxFolder: string };

export type HttpSmsSettings = {
  name: 'http';
  /** The address messages are sent to, for example `https://bulksmsbd.net/api/smsapi`. */
  sendUrl: string;
  /** For example `https://bulksmsbd.net/api/getBalanceApi`. */
  balanceUrl: string;
  apiKey: string;
  senderId: string;
  timeoutSeconds: number;
};
export type SmsSettings = HttpSmsSettings | OutboxSettings;

export type SmtpMailSettings = {
  name: 'smtp';
  host: string;
  port: number;
  /** TLS from the first byte (port 465); else STARTTLS where it is offered. */
  secure: boolean;
  user: string;
  password: string;
  /** `Haat <no-reply@example.com>` */
  from: string;
  timeoutSeconds: number;
};
export type MailSettings = SmtpMailSettings | OutboxSettings;

/** The simulator speaks the same protocol: only the address and the demo keys differ. */
export type BkashSettings = {
  name: 'http' | 'simulator';
  /**
   * The root both API versions hang on: `https://tokenized.pay.bka.sh`, `https://tokenized.sandbox.bka.sh`, or this
   * server's own address followed by `/sandbox/bkash`.
   */
  baseUrl: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
  timeoutSeconds: number;
  /** The only SNS topic whose notices count; empty: any topic's that SNS has signed. */
  noticeTopic?: string;
};
