/** The OpenAPI 3.1 document, made from the same declarations that the server and the clients use. */
import { z } from 'zod';
import { routes } from '../contract/index';
import type { Route } from '../contract/route';
import { statuses } from '../contract/statuses';
import type { FailureCode } from '../domain/failureCodes';
import { say } from './messages/index';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  delete json.$schema;
  return json;
};

const general: FailureCode[] = ['malformed', 'tooMany', 'internal'];
const signedIn: FailureCode[] = ['unauthorized', 'forbidden'];

/** The whole document. `serverUrl` is where it is served. */
export function openApi(serverUrl: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haat marketplace API',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every answer is JSON with an integer `status`. HTTP 200 carries every outcome a screen handles; the body says which. ' +
        'Amounts are whole taka, times ISO 8601 in UTC, flags 0 or 1. `Accept-Language: bn` gives messages in Bangla.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(routes.map((route) => route.tag))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b))),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['status', 'message'],
          properties: { status: { type: 'integer' }, message: { type: 'string' }, request_id: { type: 'string' } },
        },
        Invalid: invalidSchema('errors'),
        InvalidForm: invalidSchema('validation_errors'),
      },
    },
  };
}

const invalidSchema = (key: string): Json => ({
  type: 'object',
  required: ['status', 'message', key],
  properties: {
    status: { type: 'integer' },
    message: { type: 'string' },
    [key]: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
});

function operation(route: Route): Json {
  const body = requestBody(route);
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.tag],
    ...(route.who === 'public' ? { security: [] } : { security: [{ session: [] }, { apiKey: [] }] }),
    'x-who': route.who,
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(body ? { requestBody: body } : {}),
    responses: responses(route),
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function requestBody(route: Route): Json | null {
  if (!route.body && !route.files) return null;
  const fields: Json = route.body ? schemaOf(route.body, 'input') : { type: 'object', properties: {} };
  if (!route.files) return { required: true, content: { 'application/json': { schema: fields } } };
  const pictures = Object.fromEntries(
    Object.entries(route.files).map(([name, rule]) => [
      name,
      { type: 'string', format: 'binary', description: `JPG or PNG, at most ${rule.maxBytes / 1024 / 1024} MB` },
    ]),
  );
  const required = Object.entries(route.files).filter(([, rule]) => rule.required).map(([name]) => name);
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          ...fields,
          properties: { ...(fields.properties as Json), ...pictures },
          required: [...((fields.required as string[]) ?? []), ...required],
        },
      },
    },
  };
}

function responses(route: Route): Json {
  const byHttp: Record<string, { schemas: Json[]; notes: string[] }> = {};
  const add = (http: number, schema: Json, note: string) => {
    const entry = (byHttp[http] ??= { schemas: [], notes: [] });
    if (!entry.notes.includes(note)) {
      entry.schemas.push(schema);
      entry.notes.push(note);
    }
  };
  for (const [status, answer] of Object.entries(route.answers)) {
    add(status === '204' ? 204 : 200, answerSchema(answer, Number(status)), `status ${status}`);
  }
  const hasInput = Boolean(route.body ?? route.query ?? route.files ?? route.params);
  if (hasInput) {
    const key = route.invalid?.key ?? 'errors';
    add(200, { $ref: `#/components/schemas/${key === 'errors' ? 'Invalid' : 'InvalidForm'}` }, `status ${route.invalid?.status ?? 422}: fields are wrong`);
  }
  for (const code of failuresOf(route)) {
    const { body, http } = statuses[code];
    const real = code === 'unauthorized' && route.anonymous === 'body' ? 200 : http;
    add(real, { $ref: '#/components/schemas/Failure' }, `status ${body}: ${say(code, 'en')}`);
  }
  return Object.fromEntries(
    Object.entries(byHttp).map(([http, { schemas, notes }]) => [
      http,
      {
        description: notes.join('; '),
        ...(http === '204' ? {} : { content: { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: unique(schemas) } } } }),
      },
    ]),
  );
}

function failuresOf(route: Route): FailureCode[] {
  const codes = new Set<FailureCode>([...general, ...(route.fails ?? [])]);
  if (route.who !== 'public') for (const code of signedIn) codes.add(code);
  if (route.files) codes.add('tooLarge');
  return [...codes];
}

function answerSchema(answer: z.ZodObject, status: number): Json {
  const fields = schemaOf(answer, 'output');
  return {
    ...fields,
    properties: { status: { const: status }, message: { type: 'string' }, ...(fields.properties as Json) },
    required: ['status', ...((fields.required as string[]) ?? [])],
  };
}

const unique = (schemas: Json[]): Json[] => [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
