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

  test.each(['', 'short', 'x'.repeat(64), 'changeme'.repeat(8)])(
    'stops production with the weak secret "%s"',
    (secret) => {
      expect(() => readEnv({ ...production, PAYLOAD_SECRET: secret })).toThrow(/PAYLOAD_SECRET/);
    },
  );

  test('stops production with the secret that stands in its own source', () => {
    const { PAYLOAD_SECRET } = readEnv({});
    expect(() => readEnv({ ...production, PAYLOAD_SECRET })).toThrow(/PAYLOAD_SECRET/);
  });

  test('stops production with a local stand-in nobody asked for', () => {
    expect(() => readEnv({ ...production, ALLOW_LOCAL_GATEWAYS: 'off' })).toThrow(
      /SMS_GATEWAY[\s\S]*MAIL_GATEWAY[\s\S]*BKASH_GATEWAY/,
    );
  });

  test('asks for what a chosen gateway needs', () => {
    expect(() => readEnv({ SMS_GATEWAY: 'http' })).toThrow(/SMS_API_KEY/);
  });

  test('takes the ARN of an SNS topic for bKash’s notices, and nothing else', () => {
    const BKASH_NOTICE_TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:bkash-notices';
    expect(readEnv({ BKASH_NOTICE_TOPIC }).BKASH_NOTICE_TOPIC).toBe(BKASH_NOTICE_TOPIC);
    expect(readEnv({}).BKASH_NOTICE_TOPIC).toBe('');
    expect(() => readEnv({ BKASH_NOTICE_TOPIC: 'bkash-notices' })).toThrow(/BKASH_NOTICE_TOPIC/);
  });

  test('keeps request limits on in production outside demo mode', () => {
    expect(readEnv({ ...production, RATE_LIMITS: 'off' }).rateLimits).toBe(true);
    expect(readEnv({ ...production, RATE_LIMITS: 'off', DEMO_MODE: 'on' }).rateLimits).toBe(false);
  });
});
