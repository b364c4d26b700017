/** Every request has an id and a line in the log. Nothing secret is logged: no headers that carry a session, no query strings, no bodies. */
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { ErrorReports } from '../gateways/errorReports';
import { describedErrors, hideValues } from '../telemetry/errors';

type LogSettings = { level: string; autoLogging: boolean; reports: ErrorReports | null };

const redacted = ['req.headers', 'res.headers'];
const serializers = {
  ...describedErrors,
  req: (req: { id: unknown; method: string; url: string }) => ({
    id: req.id,
    method: req.method,
    path: hideNumbers(req.url),
  }),
};
/** Some paths contain mobiles and codes. */
const hideNumbers = (url: string): string => (url.split('?')[0] ?? '').replace(/\d{6,}/g, '…');

export function requestLog({ level, autoLogging, reports }: LogSettings): HttpLogger {
  const logger = pino({
    level,
    serializers: describedErrors,
    hooks: {
      logMethod(line, method, grade) {
        const { err } = (line[0] ?? {}) as { err?: unknown };
        if (err && grade >= ERROR) reports?.(err, { requestId: idOf(this.bindings()), message: line[1] });
        hideValues(line);
        method.apply(this, line);
      },
    },
  });
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    redact: { paths: redacted, remove: true },
    serializers,
    autoLogging,
  });
}

const ERROR = 50;
const idOf = (bindings: { req?: { id?: unknown } }): string | undefined =>
  typeof bindings.req?.id === 'string' ? bindings.req.id : undefined;
