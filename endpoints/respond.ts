/** The only place where an answer or an error becomes a response. */
import { Failure, isFailure, type FieldProblems } from '../domain/failure';
import { isStorageFault } from '../domain/storageFault';
import { isWriteConflict } from '../domain/writeConflict';
import { statuses } from '../contract/statuses';
import type { Route } from '../contract/route';
import { fieldName } from './messages/fieldNames';
import { fieldMessages, type FieldCode } from './messages/fields';
import { fill, say, type MessageCode } from './messages/index';

export type Edge = { language: 'en' | 'bn'; requestId: string; route?: Route };
type Body = Record<string, unknown> & { status: number };
export type Answer = { http: number; body: Body | null; headers: Record<string, string | string[]> };

/** Any error as an answer. What is not a Failure is the server's own fault and says nothing about its inside. */
export function toAnswer(error: unknown, edge: Edge): Answer {
  if (isFailure(error)) return failureAnswer(error, edge);
  // A full or read-only disk: nobody's mistake, nothing was changed, and later it may work.
  if (isStorageFault(error)) return failureAnswer(new Failure('cannotSave'), edge);
  if (isWriteConflict(error)) return failureAnswer(new Failure('busy'), edge);
  return {
    http: 500,
    body: { status: 500, message: say('internal', edge.language), request_id: edge.requestId },
    headers: {},
  };
}

function failureAnswer(failure: Failure, { language, route, requestId }: Edge): Answer {
  const { body: status, http } = statuses[failure.code];
  const message = say(failure.code, language, failure.params);
  const headers: Record<string, string> = {};
  if (failure.code === 'tooMany') headers['Retry-After'] = String(failure.params.seconds ?? 1);
  if (failure.code === 'invalid') {
    const own = route?.invalid?.status ?? status;
    const key = route?.invalid?.key ?? 'errors';
    return { http, body: { status: own, message, [key]: fieldSentences(failure.fields, language) }, headers };
  }
  const body: Body = { status, message };
  if (Object.keys(failure.fields).length > 0) body.errors = fieldSentences(failure.fields, language);
  if (http >= 500) body.request_id = requestId;
  if (failure.code === 'unauthorized' && route?.anonymous === 'body') return { http: 200, body, headers };
  if (status === 403 && route?.refusal === 'body') return { http: 200, body, headers };
  return { http, body, headers };
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

/** What a handler returned, as an answer. */
export function toSuccess(reply: Record<string, unknown>, { language }: Edge): Answer {
  const { status, message, messageParams, headers, http, ...fields } = reply as Record<string, unknown> & {
    status: number;
    message?: MessageCode;
    messageParams?: Record<string, string | number>;
    headers?: Record<string, string | string[]>;
    http?: number;
  };
  const body: Body = { status };
  if (message) body.message = say(message, language, messageParams);
  const httpStatus = http ?? (status === 204 ? 204 : 200);
  return { http: httpStatus, body: httpStatus === 204 ? null : Object.assign(body, fields), headers: headers ?? {} };
}

export function toResponse({ http, body, headers }: Answer, more: Record<string, string> = {}): Response {
  const all = new Headers(more);
  for (const [name, value] of Object.entries(headers)) {
    for (const each of Array.isArray(value) ? value : [value]) all.append(name, each);
  }
  if (body === null) return new Response(null, { status: http, headers: all });
  all.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status: http, headers: all });
}
