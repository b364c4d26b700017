/**
 * One HTTP call to an outside service: with a time limit, no redirects, and network faults classified by their meaning.
 */
import { GatewayError, isGatewayError, type OutsideService } from '../domain/gatewayError';

export type OutsideReply = { status: number; text: string };

/** Faults before anything was sent: the same call can simply be repeated. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Their answers have a few hundred bytes. */
const MOST_BYTES = 1_000_000;

/** Posts and reads the whole answer. Secrets belong in headers or the body, never in `url`. */
export async function postOutside(
  service: OutsideService,
  url: string,
  request: { headers: Record<string, string>; body: string },
  timeoutSeconds: number,
): Promise<OutsideReply> {
  const { headers, body } = request;
  // No keep-alive: a connection the other side has just closed looks like a call that was cut off half-way.
  return ask(service, url, { method: 'POST', headers: { ...headers, Connection: 'close' }, body }, timeoutSeconds);
}

/** Reads a small text, such as a certificate. Only from addresses that were checked or configured. */
export function getOutside(
  service: OutsideService,
  url: string,
  timeoutSeconds: number,
  headers: Record<string, string> = {},
): Promise<OutsideReply> {
  return ask(service, url, { method: 'GET', headers: { ...headers, Connection: 'close' } }, timeoutSeconds);
}

async function ask(
  service: OutsideService,
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  timeoutSeconds: number,
): Promise<OutsideReply> {
  try {
    const response = await fetch(url, {
      ...request,
      // A redirect would send keys to an address nobody has configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutSeconds * 1_000),
    });
    return { status: response.status, text: await readSome(response, service) };
  } catch (error) {
    throw isGatewayError(error) ? error : networkFault(service, error);
  }
}

/** The text of an answer. An endless one cannot be genuine: reading stops, and the outcome of the call is unknown. */
async function readSome(response: Response, service: OutsideService): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      throw new GatewayError(service, 'noAnswer', 'tooLong');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function networkFault(service: OutsideService, error: unknown): GatewayError {
  // Recognised by name: under the test runner the runtime's own errors belong to another realm.
  const name = (error as { name?: unknown } | null)?.name;
  if (name === 'TimeoutError' || name === 'AbortError') return new GatewayError(service, 'noAnswer', 'timeout');
  const code = networkCode(error);
  if (BEFORE_SENDING.has(code)) return new GatewayError(service, 'transient', 'unreachable', code);
  return new GatewayError(service, 'noAnswer', 'interrupted', code);
}

/** Node wraps the socket's error in `cause`, and the errors of several addresses in `errors`. */
function networkCode(error: unknown): string {
  const seen = error as { code?: unknown; cause?: unknown; errors?: unknown[] } | null;
  if (typeof seen?.code === 'string') return seen.code;
  if (seen?.cause) return networkCode(seen.cause);
  return seen?.errors?.[0] ? networkCode(seen.errors[0]) : '';
}

/** A service's message about its refusal, made safe for a log: short, and without any secrets it repeats. */
export function redacted(detail: unknown, secrets: readonly string[]): string {
  let text = typeof detail === 'string' ? detail : '';
  for (const secret of secrets) if (secret !== '') text = text.replaceAll(secret, '***');
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** JSON that is an object, otherwise null. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
