/**
 * The only reader of the environment. An invalid value stops the start with an error that names every invalid variable.
 * Each variable is explained in `.env.example`, which has exactly these keys.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';

const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0', ''])
  .transform((value) => ['on', 'true', '1'].includes(value));
/** Comma-separated origins as a browser sends them: scheme, host and port only. */
const originList = z.string().transform((text, ctx) => {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const found = origins.flatMap((each) => {
    const origin = originOf(each);
    if (origin === null)
      ctx.addIssue({ code: 'custom', message: `"${each}" is not an origin like https://shop.example.com` });
    return origin ?? [];
  });
  return [...new Set(found)];
});

/** Comma-separated. */
const secretList = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
);

/** The origin that an address without a path names, as browsers write it: in small letters, without a usual port. */
function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}

/** Empty, or such an address; slashes at its end are left out. */
const originLike = (example: string) =>
  z.string().transform((text, ctx) => {
    if (text === '') return '';
    const origin = originOf(text.replace(/\/+$/, ''));
    if (origin === null) ctx.addIssue({ code: 'custom', message: `an address like ${example}, without a path` });
    return origin ?? text;
  });

/** Empty, or an address without a trailing slash. */
const webAddress = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'an address like http://collector:4318')
  .transform((text) => text.replace(/\/+$/, ''))
  .default('');
/** `name=value,name=value`, as OpenTelemetry writes headers. */
const headerList = z
  .string()
  .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'name=value,name=value')
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)] as const),
    ),
  );

const takaAmount = z.coerce.number().int().min(1).max(100_000_000);
const seconds = z.coerce.number().int().min(1).max(120);

/** Publicly known, since it is in this file: refused in production outside demo mode. */
const DEVELOPMENT_SECRET = createHash('sha256').update('haat development secret').digest('hex');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URI: z.string().optional(),
  SERVER_URL: originLike('https://shop.example').optional(),
  PAYLOAD_SECRET: z.string().optional(),
  PAYLOAD_OTHER_SECRETS: secretList.default([]),
  DEMO_MODE: onOff.default(false),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  PUBLIC_CACHE: z.enum(['on', 'off']).default('on'),
  SEARCH_IN_MEMORY: z.coerce.number().int().min(0).max(50_000).default(20_000),
  CORS_ORIGINS: originList.default([]),
  PROCESS_ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: z.string().max(200).default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().max(100).default('haat'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  ERROR_REPORT_URL: webAddress,
  ERROR_REPORT_TOKEN: z.string().max(500).default(''),
  SESSION_IDLE_HOURS: z.coerce.number().int().min(1).max(720).default(12),
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(30).default(30),
  AUDIT_KEEP_DAYS: z.coerce.number().int().min(30).max(36_500).default(730),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ALLOW_LOCAL_GATEWAYS: onOff.default(false),
  SMS_GATEWAY: z.enum(['local', 'http']).default('local'),
  SMS_SEND_URL: z.string().default(''),
  SMS_BALANCE_URL: z.string().default(''),
  SMS_API_KEY: z.string().default(''),
  SMS_SENDER_ID: z.string().default(''),
  SMS_TIMEOUT_SECONDS: seconds.default(15),
  MAIL_GATEWAY: z.enum(['local', 'smtp']).default('local'),
  SMTP_HOST: z.string().default(''),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_SECURE: onOff.default(false),
  SMTP_USER: z.string().default(''),
  SMTP_PASSWORD: z.string().default(''),
  MAIL_FROM: z.string().default('Haat <no-reply@haat.test>'),
  SMTP_TIMEOUT_SECONDS: seconds.default(20),
  BKASH_GATEWAY: z.enum(['simulator', 'http']).default('simulator'),
  BKASH_BASE_URL: z.string().default(''),
  BKASH_APP_KEY: z.string().default('demo-app-key'),
  BKASH_APP_SECRET: z.string().default('demo-app-secret'),
  BKASH_USERNAME: z.string().default('demo-user'),
  BKASH_PASSWORD: z.string().default('demo-password'),
  BKASH_TIMEOUT_SECONDS: seconds.default(29),
  BKASH_NOTICE_TOPIC: z
    .string()
    .regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:\S{1,256}$/, 'the ARN of an SNS topic')
    .or(z.literal(''))
    .default(''),
  BKASH_PAYOUTS: onOff.optional(),
  BKASH_PAYOUT_BASE_URL: z.string().default(''),
  BKASH_PAYOUT_APP_KEY: z.string().default(''),
  BKASH_PAYOUT_APP_SECRET: z.string().default(''),
  BKASH_PAYOUT_USERNAME: z.string().default(''),
  BKASH_PAYOUT_PASSWORD: z.string().default(''),
  BKASH_PAYOUT_LEAST: takaAmount.default(1),
  BKASH_PAYOUT_MOST: takaAmount.default(50_000),
  FILE_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: originLike('https://s3.example.com').default(''),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().default(''),
  S3_PRIVATE_BUCKET: z.string().default(''),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  S3_PATH_STYLE: onOff.default(false),
  S3_TIMEOUT_SECONDS: seconds.default(10),
  CDN_URL: originLike('https://cdn.example.com').default(''),
});

export type Env = ReturnType<typeof readEnv>;

/** The operator's mistake, not the program's: `scripts/run.mjs` recognises it by its name, and prints the message alone. */
class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  constructor(problems: string[]) {
    super(`The environment is wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** Reads and checks the given environment. Throws one error that lists all problems. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const lines = issues.map(({ path: names, message }) => `${names.join('.')}: ${message}`);
    throw new EnvironmentError([
      ...lines,
      ...unsafeAmongRest(given, new Set(issues.map(({ path: [name] }) => String(name)))),
    ]);
  }
  const env = parsed.data;
  const unsafe = findUnsafe(env);
  if (unsafe.length > 0) throw new EnvironmentError(unsafe);
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    SERVER_URL: env.SERVER_URL ?? `http://localhost:${env.PORT}`,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? DEVELOPMENT_SECRET,
    /** Real payouts have to be turned on explicitly; with the simulator they are on by default. */
    BKASH_PAYOUTS: env.BKASH_PAYOUTS ?? env.BKASH_GATEWAY === 'simulator',
    isProduction: env.NODE_ENV === 'production',
    /** Used in demo mode and outside production only. */
    rateLimits: env.RATE_LIMITS === 'on' || (env.NODE_ENV === 'production' && !env.DEMO_MODE),
  };
}

/** Too short, the one in this file, or with so few different characters that it was probably typed. */
const isWeakSecret = (secret: string): boolean =>
  secret.length < 32 || secret === DEVELOPMENT_SECRET || new Set(secret).size < 10;

/** What is unsafe in the variables that could be read. What depends on an `unread` one is left for the next start. */
function unsafeAmongRest(given: Record<string, string | undefined>, unread: Set<string>): string[] {
  const rest = schema.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !unread.has(name))));
  if (!rest.success) return [];
  return findUnsafe(rest.data).filter((line) => ![...unread].some((name) => line.includes(name)));
}

/** Values that are readable, and unsafe or useless together: a line for each, which begins with the variable. */
function findUnsafe(env: z.output<typeof schema>): string[] {
  const wrong: string[] = [];
  const real = env.NODE_ENV === 'production' && !env.DEMO_MODE;
  if (real && isWeakSecret(env.PAYLOAD_SECRET ?? '')) {
    wrong.push(
      'PAYLOAD_SECRET: production needs a random secret of at least 32 characters, for example from `openssl rand -hex 32`',
    );
  }
  if (real && env.PAYLOAD_OTHER_SECRETS.some(isWeakSecret))
    wrong.push('PAYLOAD_OTHER_SECRETS: each has to be a random secret of at least 32 characters, as PAYLOAD_SECRET is');
  if (env.PAYLOAD_SECRET && env.PAYLOAD_OTHER_SECRETS.includes(env.PAYLOAD_SECRET))
    wrong.push('PAYLOAD_OTHER_SECRETS: PAYLOAD_SECRET does not belong among the others');
  if (real && env.METRICS_TOKEN !== '' && env.METRICS_TOKEN.length < 16)
    wrong.push('METRICS_TOKEN: at least 16 characters');
  if (real && !env.ALLOW_LOCAL_GATEWAYS) {
    for (const [name, local] of [
      ['SMS_GATEWAY', 'local'],
      ['MAIL_GATEWAY', 'local'],
      ['BKASH_GATEWAY', 'simulator'],
    ] as const) {
      if (env[name] === local) wrong.push(`${name}: "${local}" in production needs ALLOW_LOCAL_GATEWAYS=on`);
    }
  }
  // Tests of the process roles also run on SQLite; docs/decisions/018-process-roles.md states the limits.
  if (env.PROCESS_ROLE !== 'both' && env.NODE_ENV !== 'test' && !/^mongodb(\+srv)?:/.test(env.DATABASE_URI ?? ''))
    wrong.push('PROCESS_ROLE: "web" and "worker" need a MongoDB in DATABASE_URI; with SQLite one process does both');
  const needs = (on: boolean, names: (keyof typeof env)[]) => {
    for (const name of names) if (on && !env[name]) wrong.push(`${name}: required by the chosen gateway`);
  };
  needs(env.SMS_GATEWAY === 'http', ['SMS_SEND_URL', 'SMS_BALANCE_URL', 'SMS_API_KEY', 'SMS_SENDER_ID']);
  needs(env.MAIL_GATEWAY === 'smtp', ['SMTP_HOST']);
  needs(env.BKASH_GATEWAY === 'http', ['BKASH_BASE_URL']);
  needs(env.BKASH_PAYOUTS === true && env.BKASH_GATEWAY === 'http', ['BKASH_PAYOUT_BASE_URL']);
  if (env.BKASH_PAYOUT_LEAST > env.BKASH_PAYOUT_MOST) wrong.push('BKASH_PAYOUT_LEAST: larger than BKASH_PAYOUT_MOST');
  wrong.push(...halfSetS3(env));
  return wrong;
}

/**
 * Files may still be on the disk when the buckets are configured: `npm run files` moves them. Half of the settings are
 * refused.
 */
function halfSetS3(env: z.output<typeof schema>): string[] {
  const buckets = ['S3_BUCKET', 'S3_PRIVATE_BUCKET'] as const;
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const isMeant = env.FILE_STORE === 's3' || [...buckets, ...keys, 'S3_ENDPOINT' as const].some((name) => env[name]);
  if (!isMeant) return [];
  const wrong = buckets.filter((name) => !env[name]).map((name) => `${name}: required to keep files on S3`);
  if (env.S3_BUCKET && env.S3_BUCKET === env.S3_PRIVATE_BUCKET)
    wrong.push('S3_PRIVATE_BUCKET: has to be another bucket than S3_BUCKET, whose pictures everybody may load');
  const [missing, ...rest] = keys.filter((name) => !env[name]);
  if (missing && rest.length === 0) wrong.push(`${missing}: required with the other half of the key`);
  return wrong;
}

let current: Env | undefined;

/** The environment of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/**
 * The CMS reads the hours of jobs, and writes some times on its pages, in the zone of the process: on every machine,
 * that of the shop.
 */
export function keepShopsTime(): void {
  process.env.TZ = 'Asia/Dhaka';
}
