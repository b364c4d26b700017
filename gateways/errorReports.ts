/**
 * Reports server errors to an address of the owner's: the kind, the place in the source, the call. Never who was signed
 * in or what was sent. The same error is reported at most once a minute, and at most twenty errors in a minute.
 */
import { describeError, statementsOf, withoutValues } from '../telemetry/errors';
import type { Clock } from './types';

export type ErrorReportSettings = {
  url: string;
  /** Sent as a bearer token, if the address requires one. */
  token: string;
  service: string;
  version: string;
  role: string;
};
/** The facts known where the error is logged. */
type Place = { requestId?: string | undefined; route?: string | undefined; message?: string | undefined };
export type ErrorReports = (error: unknown, place: Place) => void;

const MINUTE_MS = 60_000;
const MOST_IN_A_MINUTE = 20;
const TIMEOUT_MS = 5_000;
const MOST_FRAMES = 30;
const FRAME = /\n\s*at /;

export function createErrorReports(settings: ErrorReportSettings, clock: Clock): ErrorReports {
  let minute = { began: 0, told: new Set<string>(), left: 0 };
  return (error, place) => {
    const now = clock.now();
    if (now.getTime() - minute.began >= MINUTE_MS)
      minute = { began: now.getTime(), told: new Set(), left: minute.left };
    const { type, message, frames, statements } = describe(error);
    // Every failed statement has the driver's frame.
    const mark = `${type} ${frames[0] ?? message} ${statements}`;
    if (minute.told.has(mark) || minute.told.size >= MOST_IN_A_MINUTE) {
      minute.left += 1;
      return;
    }
    minute.told.add(mark);
    const { service, version, role } = settings;
    const about = {
      requestId: place.requestId,
      route: place.route,
      during: withoutPeople(withoutValues(place.message ?? '')),
    };
    const report = { at: now.toISOString(), service, version, role, type, message, stack: frames, ...about };
    void send(settings, { ...report, leftOut: minute.left });
    minute.left = 0;
  };
}

/** An error that cannot be reported is still in the log. */
async function send({ url, token }: ErrorReportSettings, report: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(url, { method: 'POST', headers, body: JSON.stringify(report), redirect: 'error', signal }).catch(
    () => null,
  );
}

function describe(error: unknown): { type: string; message: string; frames: string[]; statements: string } {
  const told = describeError(error);
  // The lines above the first frame repeat the message.
  const [, ...frames] = told.stack.split(FRAME);
  return {
    type: told.type,
    message: messagesOf(told),
    frames: frames.map((line) => `at ${line}`).slice(0, MOST_FRAMES),
    statements: statementsOf(told),
  };
}

/** With the causes: a failed statement says why only there. */
function messagesOf({ message, cause }: ReturnType<typeof describeError>): string {
  const own = withoutPeople(message);
  return cause ? `${own}: ${messagesOf(cause)}` : own;
}

/**
 * Messages of databases and parsers repeat their input (addresses, numbers, anything in quotes), so these parts are
 * removed.
 */
const withoutPeople = (text: string): string =>
  text
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/[^\s@<>(),;:]+@[^\s@<>(),;:]+/g, '…@…')
    .replace(/[+\d০-৯][\d০-৯ -]{4,}[\d০-৯]/g, '…')
    .slice(0, 500);
