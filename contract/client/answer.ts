/** For the storefront and the panel: the result of a call, built from the body of an answer. */
import type { AnswerOf, Route } from '../route';

/** Field name -> sentences in the reader's language. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Why a call failed. `network`: no answer arrived. `http`: the server refused or failed (401, 403, 404, 429, 5xx).
 * `answer`: the server understood and said no; `status` is the status of the body.
 */
export type CallFailure = {
  ok: false;
  layer: 'network' | 'http' | 'answer';
  status: number;
  message: string;
  errors: FieldErrors;
  isRetryable: boolean;
  /** The body as received, for the few answers whose failure has more fields. */
  body?: Readonly<Record<string, unknown>>;
};

export type CallSuccess<R extends Route> = { ok: true; answer: AnswerOf<R> };
export type CallResult<R extends Route> = CallSuccess<R> | CallFailure;

/** Whether a value from outside is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function fieldErrors(body: Record<string, unknown>): FieldErrors {
  const found = body['errors'] ?? body['validation_errors'];
  return isRecord(found) ? (found as FieldErrors) : {};
}

/** A failure without a body: no network, or nothing readable in it. */
export const unreachable: CallFailure = {
  ok: false,
  layer: 'network',
  status: 0,
  message: '',
  errors: {},
  isRetryable: true,
};

/**
 * Reads the body of an answer. A status that the route declares is one of its successes; every other one is a failure.
 */
export function readAnswer<R extends Route>(route: R, httpStatus: number, body: unknown): CallResult<R> {
  if (!isRecord(body) || typeof body['status'] !== 'number') {
    return { ...unreachable, layer: 'http', status: httpStatus, isRetryable: httpStatus >= 500 };
  }
  if (httpStatus < 300 && body['status'] in route.answers) return { ok: true, answer: body as AnswerOf<R> };
  return {
    ok: false,
    layer: httpStatus < 300 ? 'answer' : 'http',
    status: body['status'],
    message: typeof body['message'] === 'string' ? body['message'] : '',
    errors: fieldErrors(body),
    isRetryable: httpStatus === 429 || httpStatus >= 500,
    body,
  };
}
