/**
 * The only fetch of storefront and panel besides that of files (`files.ts`). A call returns the answer or the layer
 * that failed; it never shows a message or navigates.
 */
import { readAnswer, unreachable, type CallResult } from '../../contract/client/answer';
import type { CallOf, Route } from '../../contract/route';
import { addressOf } from './address';

/** The response: its status and its JSON. */
export type Reply = { status: number; body: unknown };
/** Sends a request; null if no response came. */
export type Sender = (address: string, request: RequestInit) => Promise<Reply | null>;

export type CallOptions = {
  /** Sent as `Idempotency-Key`: a repeat with the same key has no second effect. */
  idempotencyKey?: string;
  /** Sent as `X-Seen`: the values the sender had seen of the record. */
  seen?: string;
  signal?: AbortSignal;
  /** Replaces fetch for sending: see `upload.ts`, which the shop need not load. */
  sender?: Sender;
};

/** Makes a call of the contract. */
export type MakeCall = <R extends Route>(route: R, input: CallOf<R>, options?: CallOptions) => Promise<CallResult<R>>;

/** What a client knows about its user. */
export type Caller = {
  language: () => 'en' | 'bn';
  /** The session's token, unless the session is a cookie. */
  token?: () => string | null;
  /** Checks every answer, in development. */
  inspect?: (route: Route, result: CallResult<Route>) => void;
};

/** A key for one user action, kept until it succeeds. */
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

export function requestOf(
  caller: Caller,
  route: Route,
  call: { body?: unknown; files?: unknown },
  options: CallOptions = {},
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': caller.language() };
  const token = caller.token?.();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.seen) headers['X-Seen'] = options.seen;
  const init: RequestInit = { method: route.method, headers, credentials: 'same-origin' };
  if (options.signal) init.signal = options.signal;
  if (route.files) init.body = formOf(call.body, call.files);
  else if (call.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(call.body);
  }
  return init;
}

const byFetch: Sender = async (address, request) => {
  try {
    const response = await fetch(address, request);
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch {
    return null;
  }
};

/** The client of one user. */
export function createClient(caller: Caller): MakeCall {
  return async (route, input, options = {}) => {
    const address = `/api${addressOf(route, input)}`;
    const request = requestOf(caller, route, input, options);
    const { sender = byFetch } = options;
    const reply = await sender(address, request);
    if (!reply) return unreachable;
    const result = readAnswer(route, reply.status, reply.body);
    caller.inspect?.(route, result);
    return result;
  };
}
