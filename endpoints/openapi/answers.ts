/** The answers of a call: its own and the failures it may return, each with its status as a literal. */
import { z } from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { failuresOf, failureStatus } from '../../contract/failures';
import type { Route } from '../../contract/route';
import { say } from '../messages/index';
import { etag, location, responseHeaders, retryAfter } from './headers';

const fieldErrors = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'FieldErrors', description: 'The errors, by field: sentences in the language of the request.' });
const message = z.string().describe('What happened, in the language of the request: may be shown as it is.');

const outcome = (status: number) => ({ status: z.literal(status).describe('The outcome of the call.') });

const named = new Map<string, z.ZodObject>();

/** For calls that declare no answer of their own. */
function plainSchema(status: number): z.ZodObject {
  const id = `Answer${status}`;
  const schema = named.get(id) ?? z.object({ ...outcome(status), message: message.optional() }).meta({ id });
  named.set(id, schema);
  return schema;
}

/** One schema for each status, so that a client knows an answer by its `status`. */
function failureSchema(status: number, http: number, key: 'errors' | 'validation_errors' | null): z.ZodObject {
  const id = `${key === 'validation_errors' ? 'InvalidForm' : key ? 'Invalid' : 'Failure'}${status}`;
  const made = named.get(id);
  if (made) return made;
  const schema = z
    .object({
      ...outcome(status),
      message,
      ...(key ? { [key]: fieldErrors } : {}),
      // A picture that is too large is reported for its field; a body that is too large is not.
      ...(status === 413 ? { errors: fieldErrors.optional() } : {}),
      ...(http >= 500
        ? { request_id: z.string().describe('Names this request in the log of the server, as `X-Request-Id` does.') }
        : {}),
    })
    .meta({ id });
  named.set(id, schema);
  return schema;
}

type Outcome = { schema: z.ZodObject; status: number; notes: string[] };

/** The outcomes of a call, by HTTP status. */
function outcomes(route: Route): Map<number, Outcome[]> {
  const byHttp = new Map<number, Outcome[]>();
  const add = (http: number, outcome: Outcome) => {
    const there = byHttp.get(http) ?? [];
    const same = there.find(({ status }) => status === outcome.status);
    if (!same) byHttp.set(http, [...there, outcome]);
    else if (!same.notes.includes(outcome.notes[0]!)) same.notes.push(...outcome.notes);
  };
  for (const [key, answer] of Object.entries(route.answers)) {
    const status = Number(key);
    if (route.answersWith && status === 200) continue;
    const isPlain = Object.keys(answer.shape).length === 0;
    const schema = isPlain
      ? plainSchema(status)
      : z.object({ ...outcome(status), message: message.optional(), ...answer.shape });
    const http = [204, 302].includes(status) ? status : 200;
    add(http, { schema, status, notes: [status < 300 && status !== 201 ? 'done' : 'as the summary says'] });
  }
  for (const code of failuresOf(route)) {
    const { body: status, http } = failureStatus(route, code);
    const key = code === 'invalid' ? (route.invalid?.key ?? 'errors') : null;
    const note = code === 'invalid' ? 'fields are wrong' : say(code, 'en').replace(/\.$/, '');
    add(http, { schema: failureSchema(status, http, key), status, notes: [note] });
  }
  return byHttp;
}

const union = (schemas: z.ZodObject[]) =>
  schemas.length === 1 ? schemas[0]! : z.union(schemas).meta({ unionOneOf: true });

/** Failures that are the same for all calls are written once. */
const shared = new Set([400, 401, 403, 413, 429, 500, 503]);

export function responsesOf(route: Route, examples: Record<string, unknown>): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {};
  for (const [http, found] of [...outcomes(route)].sort(([a], [b]) => a - b)) {
    responses[String(http) as '200'] = shared.has(http)
      ? sharedResponse(http, found[0]!.schema)
      : {
          description: found.map(({ status, notes }) => `${status}: ${notes.join('; ')}`).join('. '),
          headers: z.object({
            ...responseHeaders,
            ...(route.cache ? { ETag: etag } : {}),
            ...(http === 302 ? { Location: location } : {}),
          }),
          ...(http === 204
            ? {}
            : { content: { 'application/json': { schema: union(found.map(({ schema }) => schema)), ...examples } } }),
        };
  }
  if (route.answersWith) responses['200'] = fileResponse(route.answersWith, responses['200']);
  if (route.cache) responses['304'] = notModified;
  return responses;
}

const kinds = {
  picture: { what: 'the picture', type: 'image/webp' },
  pdf: { what: 'the PDF file', type: 'application/pdf' },
} as const;

/** The file itself; failures are still JSON. */
const fileResponse = (kind: keyof typeof kinds, refused: ZodOpenApiResponsesObject['200'] | undefined) => {
  const { description, content } = (refused ?? {}) as { description?: string; content?: object };
  const { what, type } = kinds[kind];
  return {
    description: [`200: ${what}`, description].filter(Boolean).join('. '),
    headers: z.object(responseHeaders),
    content: { [type]: { schema: z.string().meta({ format: 'binary' }) }, ...content },
  } as Extract<ZodOpenApiResponsesObject['200'], { description: string }>;
};

const notModified = {
  id: 'NotModified',
  description: 'The answer has not changed since the one named in `If-None-Match`. There is no body.',
  headers: z.object({ ...responseHeaders, ETag: etag }),
};

const words: Record<number, string> = {
  400: 'The request cannot be read: a broken body, or a path parameter of another form.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'The caller may not make this call, or the API key lacks its scope.',
  413: 'The body or one of its files is too large.',
  429: 'Asked too often. `Retry-After` says how many seconds to wait.',
  500: 'A fault of the server. `request_id` names the request in its log.',
  503: 'The server cannot do it now; nothing was changed, and later it may work.',
};
const names: Record<number, string> = {
  400: 'Malformed',
  401: 'Unauthorized',
  403: 'Forbidden',
  413: 'TooLarge',
  429: 'TooMany',
  500: 'Internal',
  503: 'Unavailable',
};
const kept = new Map<number, object>();

function sharedResponse(http: number, schema: z.ZodObject) {
  const made = kept.get(http) ?? {
    id: names[http]!,
    description: words[http]!,
    headers: z.object({ ...responseHeaders, ...(http === 429 ? { 'Retry-After': retryAfter } : {}) }),
    content: { 'application/json': { schema } },
  };
  kept.set(http, made);
  return made as Extract<ZodOpenApiResponsesObject['200'], { description: string }>;
}
