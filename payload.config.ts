/** The composition root: collections, routes, jobs, gateways and the panel come together here. */
import path from 'node:path';
import { bnBd } from '@payloadcms/translations/languages/bnBd';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig, createLocalReq } from 'payload';
import sharp from 'sharp';
import { editorWords } from './admin-components/messages/editor';
import { panel } from './admin-components/plugin';
import { collections, globals } from './collections/index';
import { momentPattern } from './collections/fields/moments';
import { closePayloadsOwn } from './collections/payloadsOwn';
import { databaseAdapter, isMongo } from './database/adapter';
import { rateLimitStore } from './database/mongo/adapter';
import { implementations } from './endpoints/index';
import { toEndpoint } from './endpoints/register';
import { isCallersDoing, respondToCmsError } from './endpoints/cmsErrors';
import { env, type Env } from './env';
import { createGateways } from './gateways/index';
import { createErrorReports } from './gateways/errorReports';
import { systemClock } from './gateways/clock';
import { filesSettings } from './gateways/files/settings';
import type { GatewaySettings } from './gateways/types';
import { closeFirstRegister } from './hooks/users/closeFirstRegister';
import { watchSessions } from './hooks/users/watchSessions';
import { projectRoot, projectVersion } from './projectRoot';
import { describedErrors, hideValues } from './telemetry/errors';
import { openDb } from './services/db/openDb';
import { queueCmsMail } from './services/messages/queueCmsMail';
import { recoverSometimes } from './services/jobs/recovery';
import { jobs } from './services/jobs/tasks';
import type { Settings } from './services/openCtx';

const settings = env();

function gatewaySettings(from: Env): GatewaySettings {
  const outboxFolder = path.join(from.DATA_DIR, 'outbox');
  return {
    sms:
      from.SMS_GATEWAY === 'local'
        ? { name: 'local', outboxFolder }
        : {
            name: 'http',
            sendUrl: from.SMS_SEND_URL,
            balanceUrl: from.SMS_BALANCE_URL,
            apiKey: from.SMS_API_KEY,
            senderId: from.SMS_SENDER_ID,
            timeoutSeconds: from.SMS_TIMEOUT_SECONDS,
          },
    mail:
      from.MAIL_GATEWAY === 'local'
        ? { name: 'local', outboxFolder }
        : {
            name: 'smtp',
            host: from.SMTP_HOST,
            port: from.SMTP_PORT,
            secure: from.SMTP_SECURE,
            user: from.SMTP_USER,
            password: from.SMTP_PASSWORD,
            from: from.MAIL_FROM,
            timeoutSeconds: from.SMTP_TIMEOUT_SECONDS,
          },
    bkash: {
      name: from.BKASH_GATEWAY,
      baseUrl: from.BKASH_GATEWAY === 'http' ? from.BKASH_BASE_URL : `http://127.0.0.1:${from.PORT}/sandbox/bkash`,
      appKey: from.BKASH_APP_KEY,
      appSecret: from.BKASH_APP_SECRET,
      username: from.BKASH_USERNAME,
      password: from.BKASH_PASSWORD,
      timeoutSeconds: from.BKASH_TIMEOUT_SECONDS,
      noticeTopic: from.BKASH_NOTICE_TOPIC,
    },
    bkashPayouts: payoutSettings(from),
    files: filesSettings(from),
  };
}

/** The keys of payments, if payouts have none of their own. The simulator accepts them for both. */
function payoutSettings(from: Env): GatewaySettings['bkashPayouts'] {
  return {
    isOn: from.BKASH_PAYOUTS,
    baseUrl: from.BKASH_GATEWAY === 'http' ? from.BKASH_PAYOUT_BASE_URL : `http://127.0.0.1:${from.PORT}/sandbox/bkash`,
    appKey: from.BKASH_PAYOUT_APP_KEY || from.BKASH_APP_KEY,
    appSecret: from.BKASH_PAYOUT_APP_SECRET || from.BKASH_APP_SECRET,
    username: from.BKASH_PAYOUT_USERNAME || from.BKASH_USERNAME,
    password: from.BKASH_PAYOUT_PASSWORD || from.BKASH_PASSWORD,
    timeoutSeconds: from.BKASH_TIMEOUT_SECONDS,
    least: from.BKASH_PAYOUT_LEAST,
    most: from.BKASH_PAYOUT_MOST,
  };
}

const ERROR_LEVEL = 50;

const haat: Settings = {
  gateways: createGateways(gatewaySettings(settings), isMongo(settings.DATABASE_URI) ? rateLimitStore : undefined),
  demo: settings.DEMO_MODE,
  rateLimits: settings.rateLimits,
  auditKeepDays: settings.AUDIT_KEEP_DAYS,
  resting: { staff: settings.SESSION_IDLE_HOURS, shoppers: settings.SESSION_IDLE_DAYS * 24 },
  searchInMemory: settings.SEARCH_IN_MEMORY,
  checkAnswers: !settings.isProduction,
  runsJobs: settings.PROCESS_ROLE !== 'web',
  reportError: settings.ERROR_REPORT_URL
    ? createErrorReports(
        {
          url: settings.ERROR_REPORT_URL,
          token: settings.ERROR_REPORT_TOKEN,
          service: settings.OTEL_SERVICE_NAME,
          version: projectVersion,
          role: settings.PROCESS_ROLE,
        },
        systemClock,
      )
    : null,
  secret: settings.PAYLOAD_SECRET,
  otherSecrets: settings.PAYLOAD_OTHER_SECRETS,
  serverUrl: settings.SERVER_URL,
  secureCookies: settings.SERVER_URL.startsWith('https:'),
};

export default closePayloadsOwn(
  buildConfig({
    secret: settings.PAYLOAD_SECRET,
    serverURL: settings.SERVER_URL,
    routes: { admin: '/multi-vendor/admin', api: '/api' },
    graphQL: { disable: true },
    telemetry: false,
    // Behind HTTPS the browser itself binds the cookie to this host and to HTTPS.
    ...(haat.secureCookies ? { cookiePrefix: '__Host-haat' } : {}),
    sharp,
    db: await databaseAdapter({
      uri: settings.DATABASE_URI,
      dataDir: settings.DATA_DIR,
      isTest: settings.NODE_ENV === 'test',
    }),
    collections: collections.map((collection) =>
      collection.slug === 'users' && typeof collection.auth === 'object'
        ? {
            ...collection,
            auth: { ...collection.auth, cookies: { sameSite: 'Lax' as const, secure: haat.secureCookies } },
          }
        : collection,
    ),
    globals,
    endpoints: implementations.map(toEndpoint),
    jobs: jobs({
      role: settings.PROCESS_ROLE,
      recover: (payload) => recoverSometimes(payload, async () => openDb(payload, await createLocalReq({}, payload))),
    }),
    // Payload's own mails (a forgotten password in the panel) use the same queue as ours.
    email: ({ payload }) => ({
      name: settings.MAIL_GATEWAY,
      defaultFromAddress: 'no-reply@haat.test',
      defaultFromName: 'Haat',
      sendEmail: async (message) => {
        const text =
          typeof message.text === 'string' ? message.text : String(message.html ?? '').replace(/<[^>]+>/g, ' ');
        void queueCmsMail(payload, { to: String(message.to), subject: message.subject ?? '', text });
      },
    }),
    hooks: { afterError: [respondToCmsError] },
    onInit: (payload) => {
      closeFirstRegister(payload);
      watchSessions(payload);
    },
    cors: settings.CORS_ORIGINS,
    csrf: [settings.SERVER_URL, ...settings.CORS_ORIGINS],
    i18n: {
      supportedLanguages: { en, 'bn-BD': bnBd },
      fallbackLanguage: 'en',
      translations: { 'bn-BD': editorWords },
    },
    upload: { limits: { fileSize: 10 * 1024 * 1024 }, abortOnLimit: true },
    // Refusals are not server errors, whichever entry point they came through; the request's own line has status and id.
    // At `info` Payload would write their bare text.
    loggingLevels: {
      Forbidden: 'debug',
      Locked: 'debug',
      MissingFile: 'debug',
      NotFound: 'debug',
      ValidationError: 'debug',
      ...({ Failure: 'debug' } as object),
    },
    logger: {
      options: {
        level: settings.LOG_LEVEL,
        redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
        serializers: describedErrors,
        hooks: {
          // Payload logs an error for every refused request.
          logMethod(line, method, grade) {
            const { err, ...place } = (line[0] ?? {}) as { err?: unknown; requestId?: string; route?: string };
            if (err && isCallersDoing(err))
              return this.debug({ refused: err instanceof Error ? err.message : String(err) });
            if (err && grade >= ERROR_LEVEL) haat.reportError?.(err, { ...place, message: line[1] });
            hideValues(line);
            method.apply(this, line);
          },
        },
      },
    },
    // Written by `npm run generate` and checked by `npm run check`: a server must not write into its own code, nor
    // spend seconds of its start on it.
    typescript: { outputFile: path.join(projectRoot, 'payload-types.ts'), autoGenerate: false },
    custom: { haat },
    admin: {
      user: 'users',
      // Named by its UTC offset, which reads the same in both languages.
      timezones: { supportedTimezones: [{ label: '+06:00', value: 'Asia/Dhaka' }], defaultTimezone: 'Asia/Dhaka' },
      avatar: 'default',
      dateFormat: momentPattern,
      importMap: { baseDir: projectRoot },
      meta: {
        titleSuffix: '· Haat',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/multi-vendor/favicon.svg' }],
      },
    },
    plugins: [panel],
  }),
);
