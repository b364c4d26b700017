/** The only place where an answer or an error becomes a response. */
import { Failure, isFailure, type FieldProblems } from '../domain/failure';
import { isDatabaseAway } from '../domain/databaseAway';
import { isStorageFault } from '../domain/storageFault';
import { isWriteConflict } from '../domain/writeConflict';
import { failureStatus } from '../contract/failures';
import type { Route } from '../contract/route';
import { allowanceOf } from './limits';
import type { OpenedFile } from '../services/media/openFile';
import { fileResponse } from './fileResponse';
import { fieldName } from './messages/fieldNames';
import { fieldMessages, type FieldCode } from './messages/fields';
import { fill, say, type MessageCode } from './messages/index';

export type Edge = { language: 'en' | 'bn'; requestId: string; route?: Route };
type Body = Record<string, unknown> & { status: number };
export type Answer = {
  http: number;
  body: Body | null;
  headers: Record<string, string | string[]>;
  file?: OpenedFile;
  isKept?: boolean;
};

/** Long enough for an overloaded service to recover, and for a person to free space on a full disk. */
const LATER_SECONDS = 30;

/** Any error as an answer. One that is not a Failure is the server's own fault and reveals nothing about its cause. */
export function toAnswer(error: unknown, edge: Edge): Answer {
  if (isFailure(error)) return failureAnswer(error, edge);
  // A full or read-only disk: nothing was changed, and a later attempt may work.
  if (isStorageFault(error)) return failureAnswer(new Failure('cannotSave'), edge);
  if (isWriteConflict(error) || isDatabaseAway(error)) return failureAnswer(new Failure('busy'), edge);
  return {
    http: 500,
    body: { status: 500, message: say('internal', edge.language), request_id: edge.requestId },
    headers: {},
  };
}

function failureAnswer(failure: Failure, { language, route, requestId }: Edge): Answer {
  const { body: status, http } = failureStatus(route, failure.code);
  const body: Body = { status, message: say(failure.code, language, failure.params) };
  const headers: Record<string, string> = {};
  if (failure.code === 'tooMany') Object.assign(headers, refusedFor(failure.params));
  if (failure.code === 'busy') headers['Retry-After'] = String(failure.params.seconds ?? 1);
  if (failure.code === 'filesAway' || failure.code === 'cannotSave') headers['Retry-After'] = String(LATER_SECONDS);
  if (failure.code === 'wrongMethod') headers.Allow = String(failure.params.allow);
  const isInvalid = failure.code === 'invalid';
  if (isInvalid || Object.keys(failure.fields).length > 0) {
    body[(isInvalid && route?.invalid?.key) || 'errors'] = fieldSentences(failure.fields, language);
  }
  if (failure.code === 'totalChanged') body.total = failure.params.total;
  if (http >= 500) body.request_id = requestId;
  return { http, body, headers };
}

/** How long to wait, and which limit is exhausted. */
function refusedFor({ seconds = 1, limit }: Failure['params']): Record<string, string> {
  const wait = { 'Retry-After': String(seconds) };
  return limit === undefined
    ? wait
    : { ...wait, ...allowanceOf(Number(limit), { remaining: 0, reset: Number(seconds) }) };
}

/** Field -> list of sentences in the reader's language. */
export function fieldSentences(problems: FieldProblems, language: 'en' | 'bn'): Record<string, string[]> {
  const sentences: Record<string, string[]> = {};
  for (const [field, list] of Object.entries(problems)) {
    sentences[field] = list.map(({ code, params }) => {
      const sentence = fieldMessages[code as FieldCode] ?? fieldMessages.wrongType;
      return fill(sentence[language], { field: fieldName(field), ...params }, language);
    });
  }
  return sentences;
}

/** A handler's result as an answer. */
export function toSuccess(reply: Record<string, unknown>, { language }: Edge): Answer {
  const {
    status,
    message,
    messageParams,
    headers,
    http,
    file,
    isKept = true,
    ...fields
  } = reply as Record<string, unknown> & {
    status: number;
    message?: MessageCode;
    messageParams?: Record<string, string | number>;
    headers?: Record<string, string | string[]>;
    http?: number;
    file?: OpenedFile;
    isKept?: boolean;
  };
  if (file) return { http: 200, body: null, headers: headers ?? {}, file };
  const body: Body = { status };
  if (message) body.message = say(message, language, messageParams);
  const httpStatus = http ?? (status === 204 ? 204 : 200);
  return {
    http: httpStatus,
    body: httpStatus === 204 ? null : Object.assign(body, fields),
    headers: headers ?? {},
    ...(isKept ? {} : { isKept }),
  };
}

/** Any JSON with its status and headers, or a file. */
type Sent = Omit<Answer, 'body'> & { body: object | null };

export function toResponse({ http, body, headers, file }: Sent, more: Record<string, string> = {}): Response {
  if (file) return fileResponse(file);
  const all = new Headers(more);
  for (const [name, value] of Object.entries(headers)) {
    for (const each of Array.isArray(value) ? value : [value]) all.append(name, each);
  }
  if (body === null) return new Response(null, { status: http, headers: all });
  all.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status: http, headers: all });
}
