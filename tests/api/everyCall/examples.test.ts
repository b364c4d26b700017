/**
 * Every call of the reference has an example, and every example is sent: it gets its declared status and an answer
 * that matches the call's schema, and the reference shows what was sent. `npm run examples` stores new answers.
 */
import fs from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { cmsExamples, examples, lastCmsExamples, lastExamples } from '../../../contract/examples/index';
import type { Example } from '../../../contract/examples/example';
import { openShop } from '../../support/http';
import { sender, type Described, type Kept, type Operation } from '../../support/examples';
import { asLines } from '../../../scripts/openapi/asLines';

const FILE = 'endpoints/openapi/examples.json';
const isKeeping = process.env.KEEP_EXAMPLES === 'on';
const shop = openShop({ ledgerOff: 'a refund that got stuck is prepared past everything that posts' });
const { send } = sender(shop);

const document = JSON.parse(fs.readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const described = new Map<string, Described>();
for (const [path, methods] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(methods))
    described.set(operation.operationId, { method: method.toUpperCase(), path, operation });
}

/** The role that may make the call; of several, the one with the most rights. */
function whoMay({ 'x-who': who }: Operation): string {
  if (who === 'public') return 'visitor';
  if (who === 'signed-in') return 'customer';
  return who.includes('superadmin') ? 'admin' : who.includes('vendor') ? 'vendor.fashion' : 'incharge.dhaka';
}

/** Calls that take nothing, and those of the CMS that list, or read the first of the list. */
function plain(isCms: boolean): Example[] {
  const written = new Set([...examples, ...lastExamples, ...cmsExamples, ...lastCmsExamples].map(({ name }) => name));
  return [...described.values()]
    .filter(({ operation }) => operation.operationId.startsWith('cms') === isCms && !written.has(operation.operationId))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ operation }) => {
      const name = operation.operationId;
      const one = /^cmsRead(.+)$/.exec(name);
      const isList = name.startsWith('cmsList');
      const isSingle = one !== null && described.has(`cmsList${one[1]}`);
      return {
        name,
        as: whoMay(operation),
        path: isSingle ? { id: `{{answered cmsList${one[1]} docs.0.id}}` } : {},
        query: isCms ? { ...(isList ? { limit: 1 } : {}), depth: 0 } : {},
        files: [],
        status: Number(Object.keys(operation.responses)[0]),
      };
    });
}

const all = [...examples, ...plain(false), ...lastExamples, ...cmsExamples, ...plain(true), ...lastCmsExamples];
const kept = (fs.existsSync(FILE) && !isKeeping ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : {}) as Record<
  string,
  Kept
>;
afterAll(() => {
  if (!isKeeping) return;
  fs.writeFileSync(FILE, asLines(Object.fromEntries(Object.entries(kept).sort(([a], [b]) => a.localeCompare(b)))));
});

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats(ajv);
ajv.addSchema(document, 'reference');
const checks = new Map<string, ValidateFunction>();
function checkOf({ operation, path, method }: Described, http: number): ValidateFunction {
  const place = [
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(http),
    'content',
    'application/json',
    'schema',
  ];
  const ref = `reference#/${place.map((each) => encodeURIComponent(each.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const made = checks.get(operation.operationId) ?? ajv.compile({ $ref: ref });
  checks.set(operation.operationId, made);
  return made;
}

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};
const written = (schema: Schema): Schema =>
  schema.$ref
    ? written(
        schema.$ref
          .split('/')
          .slice(1)
          .reduce((node: unknown, key) => (node as Record<string, unknown>)[key], document) as Schema,
      )
    : schema;
const parts = (schema: Schema): Schema[] => {
  const own = written(schema);
  return [own, ...[...(own.allOf ?? []), ...(own.anyOf ?? []), ...(own.oneOf ?? [])].flatMap(parts)];
};

/** Fields of an answer that no schema of it names. */
function untold(value: unknown, schemas: Schema[], place = ''): string[] {
  const all = schemas.flatMap(parts);
  if (Array.isArray(value))
    return value.flatMap((each) =>
      untold(
        each,
        all.flatMap(({ items }) => (items ? [items] : [])),
        `${place}[]`,
      ),
    );
  const isOpen =
    all.length === 0 ||
    all.some(({ properties, additionalProperties }) => additionalProperties !== undefined && !properties);
  if (typeof value !== 'object' || value === null || isOpen) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const named = all.flatMap(({ properties }) => (properties?.[key] ? [properties[key]] : []));
    return named.length === 0 ? [`${place}.${key}`] : untold(each, named, `${place}.${key}`);
  });
}

/** What the example says itself: without what it takes from the database or from earlier answers. */
function own(given: unknown, value: unknown): unknown {
  if (typeof given === 'string' && given.startsWith('{{')) return '*';
  if (typeof given !== 'object' || given === null) return value;
  return Object.fromEntries(
    Object.entries(given).map(([key, each]) => [key, own(each, (value as Record<string, unknown> | undefined)?.[key])]),
  );
}

test('every call has one example', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect([...described.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

test.each(all.map((example) => [example.name, example] as const))('%s', async (name, example) => {
  const call = described.get(name)!;
  const { reply, kept: now } = await send(example, call);
  const isContract = !name.startsWith('cms');
  const media =
    (call.operation.responses[String(reply.http)] as { content?: Record<string, { schema: Schema }> } | undefined)
      ?.content ?? {};
  const isFile = ('image/webp' in media || 'application/pdf' in media) && typeof reply.body !== 'object';
  if ('application/json' in media && !isFile) {
    expect({
      status: isContract ? reply.status : reply.http,
      said: reply.body.message ?? reply.body.errors,
    }).toMatchObject({ status: example.status });
    const check = checkOf(call, reply.http);
    expect({ live: check(reply.body), wrong: check.errors }).toEqual({ live: true, wrong: null });
    const { schema } = media['application/json'];
    expect(untold(reply.body, [schema])).toEqual([]);
    if (isKeeping) kept[name] = now;
    expect({ kept: check(kept[name]?.answer), wrong: check.errors }).toEqual({ kept: true, wrong: null });
    expect(Object.keys(kept[name]!.answer as object).sort()).toEqual(Object.keys(reply.body as object).sort());
  } else {
    expect(reply.http).toBe(example.status);
    if (isKeeping) kept[name] = now;
  }
  const { path, query, body } = kept[name]!;
  const given = {
    path: example.path,
    query: example.query,
    ...(example.body === undefined ? {} : { body: example.body }),
  };
  expect(own(given, { path, query, body })).toEqual(own(given, { path: now.path, query: now.query, body: now.body }));
});
