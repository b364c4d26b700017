/** The API description: up to date with the code, valid, complete, and sufficient to generate a client. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../../contract/index';
import { meanings } from '../../contract/meanings/index';
import { cmsMeanings } from '../../endpoints/openapi/cms/meanings';
import { asLines } from '../../scripts/openapi/asLines';
import { wholeDocument } from '../../scripts/openapi/wholeDocument';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name?: string; in?: string; $ref?: string; schema?: Json }[];
  requestBody?: { content: Record<string, Json> };
  responses: Record<string, { $ref?: string; headers?: Json; content?: Record<string, Json> }>;
};

const kept = fs.readFileSync('docs/openapi.json', 'utf8');
const document = JSON.parse(kept) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Json };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const operationOf = (name: string): Operation => operations.find(({ operationId }) => operationId === name)!;
const run = promisify(execFile);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const values = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Every schema of the document, with its path; values are not searched. */
function visit(
  see: (node: Json, key: string, place: string) => void,
  node: unknown = document,
  key = '',
  place = '',
): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(see, each, key, place));
  if (!isRecord(node)) return;
  see(node, key, place);
  for (const [name, each] of Object.entries(node)) {
    if (key === 'properties' || !values.has(name)) visit(see, each, name, `${place}/${name}`);
  }
}

/** Fields and parameters, by name. */
function fields(): { name: string; place: string; description: unknown }[] {
  const found: { name: string; place: string; description: unknown }[] = [];
  visit((node, key, place) => {
    if (key === 'properties')
      for (const [name, field] of Object.entries(node))
        found.push({ name, place, description: (field as Json).description });
    if (typeof node.in === 'string' && typeof node.name === 'string' && node.schema)
      found.push({ name: node.name, place, description: node.description });
  });
  return found;
}

const inWords = (text: string) => text.toLowerCase().replace(/[^a-z0-9ঀ-৿]/g, '');

test('the committed description matches the code', async () => {
  expect(asLines(await wholeDocument()) === kept).toBe(true);
});

test('the description is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(JSON.parse(kept) as Json)).toEqual({ valid: true });
});

describe('every field', () => {
  test('is described', () => {
    expect(fields().length).toBeGreaterThan(1_500);
    expect(
      fields()
        .filter(({ description }) => typeof description !== 'string' || description.trim() === '')
        .map(({ name, place }) => `${place} ${name}`),
    ).toEqual([]);
  });

  test('is described by more than its name', () => {
    expect(
      fields()
        .filter(
          ({ name, description }) => inWords(String(description)) === inWords(name) || String(description).length < 8,
        )
        .map(({ name, place }) => `${place} ${name}`),
    ).toEqual([]);
  });

  test('with an explanation exists', () => {
    const names = new Set(fields().map(({ name }) => name));
    expect(
      [...Object.keys(meanings), ...Object.keys(cmsMeanings)].filter((key) => !names.has(key.split('.').at(-1)!)),
    ).toEqual([]);
  });
});

describe('every call', () => {
  test('has a literal status for each outcome', () => {
    const loose: string[] = [];
    const look = (schema: Json, place: string): void => {
      const named =
        typeof schema.$ref === 'string' ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
      if (Array.isArray(named.oneOf)) return (named.oneOf as Json[]).forEach((each) => look(each, place));
      if (typeof (named.properties as { status?: Json }).status?.const !== 'number') loose.push(place);
    };
    for (const { operationId, responses } of operations.filter((each) => !each.operationId.startsWith('cms'))) {
      const schema = responses['200']?.content?.['application/json']?.schema as Json | undefined;
      if (schema) look(schema, operationId);
    }
    expect(loose).toEqual([]);
  });

  test('accepts an API key with its scope, or none', () => {
    for (const route of routes) {
      const scope = route.who === 'public' ? undefined : route.scope;
      const declared = operationOf(route.name).security.flatMap((each) => each.apiKey ?? []);
      expect([route.name, declared]).toEqual([route.name, scope ? [scope] : []]);
    }
    expect(operationOf('orderPlace').security).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(operationOf('cmsListOrders').security).toEqual([
      { bearer: [] },
      { cookie: [] },
      { apiKey: ['orders:read'] },
    ]);
  });

  test('names its headers', () => {
    for (const { operationId, parameters = [], responses } of operations) {
      expect([operationId, parameters.some(({ $ref }) => $ref?.endsWith('/AcceptLanguage'))]).toEqual([
        operationId,
        true,
      ]);
      for (const response of Object.values(responses)) {
        const { headers } = response.$ref
          ? (document.components.responses[response.$ref.split('/').at(-1)!] as typeof response)
          : response;
        expect(Object.keys(headers ?? {})).toEqual(
          expect.arrayContaining(['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']),
        );
      }
    }
    const repeatable = operations
      .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
      .map(({ operationId }) => operationId);
    expect(repeatable.sort()).toEqual([
      'addToCart',
      'addToFavorite',
      'askQuestion',
      'bkashCheckoutUrlCreate',
      'cancelOrder',
      'cartUpdateQuantity',
      'cashCount',
      'cashDeposit',
      'changeProductAmounts',
      'deleteCartItem',
      'orderAgain',
      'orderPlace',
      'ptoUpdateStatus',
      'removeFavorite',
      'removeFavoriteProduct',
      'replyQuestion',
    ]);
  });

  test('has an example of the request and the answer', () => {
    // Those that answer with a file, a redirect or nothing show only what is sent.
    const isFile = (content: object = {}) => 'image/webp' in content || 'application/pdf' in content;
    const missing = operations
      .filter(({ responses }) => !responses['302'] && !responses['204'] && !isFile(responses['200']?.content))
      .filter(({ requestBody, responses }) => {
        const bodies = Object.values(requestBody?.content ?? {});
        const answers = Object.entries(responses)
          .filter(([http]) => ['200', '201'].includes(http))
          .flatMap(([, { content }]) => Object.values(content ?? {}));
        return ![...bodies, ...answers].every(({ examples }) => examples);
      });
    expect(missing.map(({ operationId }) => operationId)).toEqual([]);
    const unfilled = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter((each) => each.in === 'path' && !('example' in each))
        .map((each) => `${operationId} ${each.name}`),
    );
    expect(unfilled).toEqual([]);
  });
});

describe('every call of the CMS', () => {
  const ofCms = operations.filter(({ operationId }) => operationId.startsWith('cms'));
  const namesOf = (found: Operation[]) => found.map(({ operationId }) => operationId);

  test('that accepts an API key says how one that is not valid is refused', () => {
    const withKey = ofCms.filter(({ security }) => security.some((each) => each.apiKey));
    expect(withKey.length).toBeGreaterThan(50);
    expect(namesOf(withKey.filter(({ responses }) => !responses['401']))).toEqual([]);
  });

  test('that takes a body says how wrong fields are refused, by Payload and by the shop', () => {
    const withBody = ofCms.filter(({ requestBody }) => requestBody);
    expect(withBody.length).toBeGreaterThan(20);
    expect(namesOf(withBody.filter(({ responses }) => !responses['400'] || !responses['422']))).toEqual([]);
  });

  test('that reads lets the caller choose the fields', () => {
    const reading = ofCms.filter(({ operationId }) => /^cms(List|Read)/.test(operationId));
    const without = reading.filter(({ parameters = [] }) => !parameters.some(({ $ref }) => $ref?.endsWith('/Select')));
    expect(namesOf(without)).toEqual([]);
  });
});

test('the description contains the bounds: numbers, lengths, patterns, choices, time formats', () => {
  const body = (name: string) =>
    (Object.values(operationOf(name).requestBody!.content)[0]!.schema as { properties: Record<string, Json> })
      .properties;
  const query = (name: string, field: string) =>
    operationOf(name).parameters!.find((each) => each.name === field)!.schema;
  expect(query('getNewProduct', 'limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
  expect(body('updateValues').flash_sell).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
  expect(body('storeProduct').name).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(body('storeProduct').status).toMatchObject({ enum: [0, 1] });
  expect(body('resetPassword').otp_code).toMatchObject({ pattern: '^\\d{6}$' });
  expect(body('submitVendorApplication').birthdate).toMatchObject({ format: 'date' });
  const { schemas } = document.components;
  expect((schemas.Order!.properties as Record<string, Json>).created_at).toMatchObject({ format: 'date-time' });
  expect((schemas.ProductInput!.properties as Record<string, Json>).selling_price).toMatchObject({
    minimum: 1,
    maximum: 1_000_000_000,
  });
  expect(kept).not.toContain('9007199254740991,');
});

test('a shape that several calls share is written once, under its name', () => {
  const seen = new Map<string, number>();
  visit((node, key) => {
    if (key === 'schemas' || !node.properties || Object.keys(node.properties).length < 6) return;
    const text = JSON.stringify(node.properties);
    seen.set(text, (seen.get(text) ?? 0) + 1);
  });
  expect(
    [...seen]
      .filter(([, times]) => times > 3)
      .map(([text, times]) => `${times} × ${Object.keys(JSON.parse(text) as object).join(', ')}`),
  ).toEqual([]);
});

const CLIENT = `
import type { components, operations } from './api';

type AnswerOf<O extends keyof operations> = operations[O]['responses'] extends { 200: { content: { 'application/json': infer A } } } ? A : never;

export function placed(data: AnswerOf<'orderPlace'>): number | string {
  if (data.status === 200) return data.order_number + data.total;
  // @ts-expect-error a failure has no order
  void data.order_number;
  if (data.status === 422) return Object.values(data.errors)[0]?.[0] ?? data.message;
  if (data.status === 409) return data.total;
  const rest: 401 | 420 = data.status;
  return data.message + String(rest);
}

export function signedIn(data: AnswerOf<'login'>): string {
  switch (data.status) {
    case 200: return data.token;
    case 202: return data.challenge;
    case 422: return data.validation_errors['email']?.[0] ?? '';
    case 401: case 420: return data.message;
  }
}

export const first = (page: AnswerOf<'cmsListProducts'>): components['schemas']['ProductDocument'] | undefined => page.docs[0];
export const next = (page: AnswerOf<'cmsListProducts'>): string | null | undefined => page.nextCursor;
export const add: operations['addToCart']['requestBody'] = { content: { 'application/json': { product_id: 12, product_qty: 2 } } };
`;

test('a generated client narrows an answer by its status', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-client-'));
  try {
    fs.writeFileSync(path.join(folder, 'client.ts'), CLIENT);
    await run(
      process.execPath,
      ['node_modules/openapi-typescript/bin/cli.js', 'docs/openapi.json', '-o', path.join(folder, 'api.d.ts')],
      { env: { ...process.env, NODE_OPTIONS: '' } },
    );
    const flags = [
      '--noEmit',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--target',
      'es2022',
      '--lib',
      'es2022',
      '--module',
      'nodenext',
      '--skipLibCheck',
    ];
    const { stdout } = await run(
      process.execPath,
      [path.resolve('node_modules/typescript/bin/tsc'), ...flags, 'client.ts'],
      { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } },
    ).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
