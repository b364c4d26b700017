/** A key pair and a self-signed X.509 certificate, new for each start: they stand for Amazon's certificate for SNS. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

export type SigningKey = { privateKey: KeyObject; certificate: string };

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
/** sha256WithRSAEncryption and commonName, in DER. */
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** Makes both; `now` is the start of the certificate's validity. */
export function newSigningKey(name: string, now: number): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const owner = sequence(element(0x31, sequence(COMMON_NAME, element(0x0c, Buffer.from(name, 'utf8')))));
  const serial = element(0x02, Buffer.from([1]));
  const validity = sequence(utcTime(now - 60_000), utcTime(now + YEAR_MS));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(serial, SHA256_RSA, owner, validity, owner, spki);
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey);
  const der = sequence(body, SHA256_RSA, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` };
}

function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => element(0x30, ...parts);

/** `yymmddhhmmssZ` */
const utcTime = (instant: number): Buffer =>
  element(0x17, Buffer.from(`${new Date(instant).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`, 'ascii'));
