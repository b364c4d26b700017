import fs from 'node:fs';
import { readEnv } from '../../env';

const declared = [...fs.readFileSync('env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
  (match) => match[1]!,
);
const explained = [...fs.readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
  (match) => match[1]!,
);
const production = { NODE_ENV: 'production', ALLOW_LOCAL_GATEWAYS: 'on', PAYLOAD_SECRET: '0f3c9a17be82d465'.repeat(2) };

describe('the environment', () => {
  test('is explained in .env.example, key by key', () => {
    expect([...new Set(explained)].sort()).toEqual([...new Set(declared)].sort());
  });

  test('stops the start on a wrong value and names it', () => {
    expect(() => readEnv({ PORT: 'many', SMS_GATEWAY: 'pigeon' })).toThrow(/PORT[\s\S]*SMS_GATEWAY/);
  });

  test('lists what is wrong and what is unsafe in one error', () => {
    const unsafe = { NODE_ENV: 'production', PORT: 'abc' };
    expect(() => readEnv(unsafe)).toThrow(
      /PORT: [^]*PAYLOAD_SECRET: [^]*SMS_GATEWAY: [^]*MAIL_GATEWAY: [^]*BKASH_GATEWAY: /,
    );
  });

  test('says nothing of a variable that depends on one that could not be read', () => {
    const unread = { ...production, ALLOW_LOCAL_GATEWAYS: 'perhaps' };
    expect(() => readEnv(unread)).toThrow(/^The environment is wrong:\n {2}ALLOW_LOCAL_GATEWAYS: [^\n]+$/);
  });

  test.each([
    'shop.example',
    'ftp://shop.example',
    'https://shop.example/path',
    'https://shop.example?a=1',
    'https://',
  ])('stops the start on the SERVER_URL %s', (SERVER_URL) => {
    expect(() => readEnv({ SERVER_URL })).toThrow('  SERVER_URL: an address like https://shop.example, without a path');
  });

  test.each(['S3_ENDPOINT', 'CDN_URL'])('says what is wrong with %s', (name) => {
    expect(() => readEnv({ [name]: 'ftp://files.example' })).toThrow(/ {2}\w+: an address like https:\/\/\S+, without/);
    expect(readEnv({ [name]: '' })).toMatchObject({ [name]: '' });
  });

  test('takes a SERVER_URL with a slash at its end, which is left out', () => {
    const taken = ['https://shop.example', 'https://shop.example/', 'http://127.0.0.1:3000/', ''];
    expect(taken.map((SERVER_URL) => readEnv({ SERVER_URL }).SERVER_URL)).toEqual([
      'https://shop.example',
      'https://shop.example',
      'http://127.0.0.1:3000',
      'http://localhost:3000',
    ]);
  });

  test('takes an address as browsers write it, whatever its letters and its port', () => {
    expect(readEnv({ SERVER_URL: 'HTTPS://Shop.Example:443/' }).SERVER_URL).toBe('https://shop.example');
    const CORS_ORIGINS = 'https://App.Example, https://app.example, http://app.example:80/';
    expect(readEnv({ CORS_ORIGINS }).CORS_ORIGINS).toEqual(['https://app.example', 'http://app.example']);
  });

  test.each(['', 'short', 'x'.repeat(64), 'changeme'.repeat(8)])(
    'stops production with the weak secret "%s"',
    (secret) => {
      expect(() => readEnv({ ...production, PAYLOAD_SECRET: secret })).toThrow(/PAYLOAD_SECRET/);
    },
  );

  test('stops production with the secret from the source code', () => {
    const { PAYLOAD_SECRET } = readEnv({});
    expect(() => readEnv({ ...production, PAYLOAD_SECRET })).toThrow(/PAYLOAD_SECRET/);
  });

  test('stops production with a local gateway that was not configured explicitly', () => {
    expect(() => readEnv({ ...production, ALLOW_LOCAL_GATEWAYS: 'off' })).toThrow(
      /SMS_GATEWAY[\s\S]*MAIL_GATEWAY[\s\S]*BKASH_GATEWAY/,
    );
  });

  test.each(['web', 'worker'])('refuses the role %s on a SQLite file, and takes it on a MongoDB', (PROCESS_ROLE) => {
    expect(() => readEnv({ PROCESS_ROLE })).toThrow(/PROCESS_ROLE: "web" and "worker" need a MongoDB/);
    const DATABASE_URI = 'mongodb://a,b,c/haat?replicaSet=rs0';
    expect(readEnv({ PROCESS_ROLE, DATABASE_URI }).PROCESS_ROLE).toBe(PROCESS_ROLE);
    expect(readEnv({}).PROCESS_ROLE).toBe('both');
  });

  test('requires the settings of a chosen gateway', () => {
    expect(() => readEnv({ SMS_GATEWAY: 'http' })).toThrow(/SMS_API_KEY/);
  });

  test('accepts only the ARN of an SNS topic for bKash’s notices', () => {
    const BKASH_NOTICE_TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:bkash-notices';
    expect(readEnv({ BKASH_NOTICE_TOPIC }).BKASH_NOTICE_TOPIC).toBe(BKASH_NOTICE_TOPIC);
    expect(readEnv({}).BKASH_NOTICE_TOPIC).toBe('');
    expect(() => readEnv({ BKASH_NOTICE_TOPIC: 'bkash-notices' })).toThrow(/BKASH_NOTICE_TOPIC/);
  });

  test('pays by bKash with the simulator, and with bKash itself only when told to', () => {
    expect(readEnv({}).BKASH_PAYOUTS).toBe(true);
    expect(readEnv({ BKASH_PAYOUTS: 'off' }).BKASH_PAYOUTS).toBe(false);
    const real = { BKASH_GATEWAY: 'http', BKASH_BASE_URL: 'https://bkash.example.com' };
    expect(readEnv(real).BKASH_PAYOUTS).toBe(false);
    expect(() => readEnv({ ...real, BKASH_PAYOUTS: 'on' })).toThrow(/BKASH_PAYOUT_BASE_URL/);
    expect(() => readEnv({ BKASH_PAYOUT_LEAST: '500', BKASH_PAYOUT_MOST: '100' })).toThrow(/BKASH_PAYOUT_LEAST/);
  });

  test('takes other secrets as good as the one, which is not among them', () => {
    const other = '7b1d5e90c2f8a364'.repeat(4);
    expect(readEnv({ ...production, PAYLOAD_OTHER_SECRETS: ` ${other} , ` }).PAYLOAD_OTHER_SECRETS).toEqual([other]);
    expect(() => readEnv({ ...production, PAYLOAD_OTHER_SECRETS: 'short' })).toThrow(/PAYLOAD_OTHER_SECRETS/);
    const { PAYLOAD_SECRET } = production;
    expect(() => readEnv({ ...production, PAYLOAD_OTHER_SECRETS: PAYLOAD_SECRET })).toThrow(/does not belong/);
  });

  test('takes the buckets whole or not at all, and never one for everything', () => {
    const whole = { S3_BUCKET: 'pictures', S3_PRIVATE_BUCKET: 'papers' };
    expect(readEnv({ ...whole, FILE_STORE: 's3' }).FILE_STORE).toBe('s3');
    expect(readEnv(whole).FILE_STORE).toBe('disk');
    expect(() => readEnv({ FILE_STORE: 's3' })).toThrow(/S3_BUCKET: required[\s\S]*S3_PRIVATE_BUCKET: required/);
    expect(() => readEnv({ S3_BUCKET: 'pictures' })).toThrow(/S3_PRIVATE_BUCKET: required/);
    expect(() => readEnv({ S3_ENDPOINT: 'https://s3.example.com' })).toThrow(/S3_BUCKET: required/);
    expect(() => readEnv({ ...whole, S3_PRIVATE_BUCKET: 'pictures' })).toThrow(/another bucket/);
    expect(() => readEnv({ ...whole, S3_ACCESS_KEY_ID: 'id' })).toThrow(/S3_SECRET_ACCESS_KEY: required/);
    expect(() => readEnv({ ...whole, S3_SECRET_ACCESS_KEY: 'key' })).toThrow(/S3_ACCESS_KEY_ID: required/);
  });

  test.each(['S3_ENDPOINT', 'CDN_URL'])('takes an origin for %s, and nothing else', (name) => {
    const buckets = { S3_BUCKET: 'pictures', S3_PRIVATE_BUCKET: 'papers' };
    expect(readEnv({ ...buckets, [name]: 'https://files.example.com' })).toMatchObject({
      [name]: 'https://files.example.com',
    });
    for (const wrong of ['files.example.com', 'https://files.example.com/path', 'ftp://files.example.com'])
      expect(() => readEnv({ ...buckets, [name]: wrong })).toThrow(new RegExp(name));
  });

  test('keeps request limits on in production outside demo mode', () => {
    expect(readEnv({ ...production, RATE_LIMITS: 'off' }).rateLimits).toBe(true);
    expect(readEnv({ ...production, RATE_LIMITS: 'off', DEMO_MODE: 'on' }).rateLimits).toBe(false);
  });
});
