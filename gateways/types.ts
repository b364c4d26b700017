/** Everything outside the product. Services know these types and nothing of the implementations. */
import type { BkashGateway } from './bkash/bkash';
import type { BkashPayouts } from './bkash/payoutGateway';
import type { FileStore } from './files/files';
import type { Limits } from './limits/limits';
import type { MailGateway } from './mail/mail';
import type { SmsGateway } from './sms/sms';

/** The only source of the current moment. */
export type Clock = { now(): Date };

/** The only source of randomness. */
export type Ids = {
  /** A one-time code: 6 digits. */
  newCode(): string;
  /** A package's tracking id: `HT` and ten letters and digits that cannot be confused with each other. */
  newTrackingId(): string;
  /**
   * An order's number: the day in Dhaka (yymmdd) and five digits. May repeat on a busy day: the unique index decides.
   */
  newOrderNumber(now: Date): number;
  /** Ten letters and digits that cannot be confused with each other. */
  newRecoveryCode(): string;
  /** A secret token: 32 random bytes, base64url. */
  newToken(): string;
  /** The id of a document about to be created, for databases that accept one. */
  newDocumentId(): string;
  /** HMAC-SHA256 in hex, so that codes and tokens are never stored in readable form. */
  hash(text: string, secret: string): string;
  /** Can be decrypted only with the same secret. */
  seal(text: string, secret: string): string;
  unseal(sealed: string, secret: string): string;
};

/** Codes of an authenticator app. */
export type Totp = {
  /** A new shared secret, base32 as people type it. */
  newSecret(): string;
  /** The content of the QR code. */
  address(secret: string, label: string): string;
  /** The 30-second step of a code, counted from 1970; null for a code of another time or another secret. */
  stepOf(secret: string, code: string, now: Date): number | null;
};

export type Gateways = {
  sms: SmsGateway;
  mail: MailGateway;
  bkash: BkashGateway;
  bkashPayouts: BkashPayouts;
  files: FileStore;
  limits: Limits;
  clock: Clock;
  ids: Ids;
  totp: Totp;
};

/** The options of `createGateways`; `env.ts` makes them from the environment. */
export type GatewaySettings = {
  sms: SmsSettings;
  mail: MailSettings;
  bkash: BkashSettings;
  bkashPayouts: BkashPayoutSettings;
  files: FilesSettings;
};

export type DiskSettings = {
  name: 'disk';
  /** The folder that holds `uploads`, `private` and `documents`. */ folder: string;
};

export type S3Settings = {
  name: 's3';
  /** Empty: Amazon's own endpoint for the region. */
  endpoint: string;
  region: string;
  /** The bucket of public pictures. */
  bucket: string;
  /** The bucket of everything else. Only the server reads it. */
  privateBucket: string;
  /** Empty: the SDK finds the keys that Amazon's machines provide. */
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is part of an address's path instead of its host. */
  pathStyle: boolean;
  timeoutSeconds: number;
};
export type FilesSettings = DiskSettings | S3Settings;

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
  /** TLS from the first byte (port 465); otherwise STARTTLS if it is offered. */
  secure: boolean;
  user: string;
  password: string;
  /** `Haat <no-reply@example.com>` */
  from: string;
  timeoutSeconds: number;
};
export type MailSettings = SmtpMailSettings | OutboxSettings;

/** The address and credentials for one of bKash's products. */
export type BkashKeys = {
  /**
   * The root of all API versions: `https://tokenized.pay.bka.sh`, `https://tokenized.sandbox.bka.sh`, or this server's
   * own address followed by `/sandbox/bkash`.
   */
  baseUrl: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
  timeoutSeconds: number;
};

/** Payouts belong to another product of bKash's. `least` and `most`: the limits of one payout, in whole taka. */
export type BkashPayoutSettings = BkashKeys & { isOn: boolean; least: number; most: number };

/** The simulator speaks the same protocol: only the address and the demo keys differ. */
export type BkashSettings = BkashKeys & {
  name: 'http' | 'simulator';
  /** The only SNS topic whose notices are accepted; empty: any topic signed by SNS. */
  noticeTopic?: string;
};
