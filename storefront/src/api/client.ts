/**
 * The only fetch of the storefront. It answers with what came back or with the layer that failed; it never shows anything
 * and never leads anywhere. In development the answer is checked against the contract.
 */
import type { CallOf, Route } from '../../../contract/route';
import { readStored } from '../app/session/storage';
import { addressOf } from './address';
import { readAnswer, unreachable, type CallResult } from '../../../contract/client/answer';

export type CallOptions = {
  /** Sent as `Idempotency-Key`: the same key twice does the thing once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** A key for one intention of the shopper, kept until it succeeded. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

function formOf(body: unknown, files: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries((files ?? {}) as Record<string, unknown>)) {
    if (file instanceof Blob) form.append(name, file);
  }
  return form;
}

function requestOf(route: Route, call: { body?: unknown; files?: unknown }, options: CallOptions): RequestInit {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': readStored('language') === 'bn' ? 'bn' : 'en',
  };
  const token = readStored('auth_token');
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (options.signal) init.signal = options.signal;
  if (route.files) init.body = formOf(call.body, call.files);
  else if (call.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(call.body);
  }
  return init;
}

function checkAgainstContract(route: Route, result: CallResult<Route>): void {
  if (!result.ok) return;
  const { status, message: _message, ...fields } = result.answer;
  const checked = route.answers[status]?.safeParse(fields);
  if (checked && !checked.success)
    // eslint-disable-next-line no-console -- development only: tests fail on it, and the developer sees which answer differs
    console.error(`The answer of ${route.name} differs from the contract`, checked.error);
}

/** Makes a call of the contract. */
export async function call<R extends Route>(
  route: R,
  input: CallOf<R>,
  options: CallOptions = {},
): Promise<CallResult<R>> {
  let response: Response;
  try {
    response = await fetch(`/api${addressOf(route, input)}`, requestOf(route, input, options));
  } catch {
    return unreachable;
  }
  const body: unknown = await response.json().catch(() => undefined);
  const result = readAnswer(route, response.status, body);
  if (import.meta.env.DEV) checkAgainstContract(route, result);
  return result;
}
