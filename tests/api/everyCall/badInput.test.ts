/**
 * Every call of the contract with what no honest client sends: wrong types, empty and endless values, operator objects,
 * broken JSON, cut-off pictures. The answer is always of the caller's making: never a 5xx. Calls are taken from the
 * contract itself, so a new one is covered the day it is declared.
 */
import type { z } from 'zod';
import type { Route } from '../../../contract/route';
import { routes } from '../../../contract/index';
import { openShop, type Caller } from '../../support/http';
import { form, market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

const inBody: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  9007199254740993,
  '9'.repeat(400),
  'x'.repeat(5_000),
  true,
  [],
  [1],
  {},
  { $ne: 1 },
  { equals: 1 },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  [{ $ne: 1 }],
  JSON.parse('{"__proto__":{"polluted":1}}'),
  { constructor: { prototype: { polluted: 1 } } },
  '../../../etc/passwd',
  '%2e%2e%2f%00',
  'ড়\u0000',
  "'; drop table users;--",
  '%',
  '../..',
  'NaN',
  '1e5',
  '٣',
];
const inPath = [
  '0',
  '-1',
  '1.5',
  'abc',
  'NaN',
  '9'.repeat(30),
  '1e5',
  '%25',
  '%00',
  "'",
  'null',
  '%7B%22$ne%22:1%7D',
  'x'.repeat(300),
  '999999',
  'ড়',
  '2024-02-30',
];
const inQuery = ['search[$ne]=1', 'limit[]=1', 'limit=0', 'offset=-1', 'search[like]=%25', 'where[id][equals]=1'];
const brokenJson = ['{', '[]', 'null', '"x"', '{"a":', '\u0000', '[{"$ne":1}]'];
/** Begins as a PNG does, and ends there. */
const cutOff = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0,
]);
const noPicture = new Uint8Array([1, 2, 3]);

const inForm = [
  '',
  '-1',
  '1e308',
  '[]',
  '{"$ne":1}',
  '../../../etc/passwd',
  "'; drop table users;--",
  '\u0000',
  'x'.repeat(5_000),
  '__proto__',
  '%00',
  'null',
];
const fileNames = ['../../../x.png', '..\\x.png', '/etc/passwd', 'a.png\u0000.svg', '__proto__', "';--.png"];

/** These end the session that the next call needs. */
const endsSession = new Set(['logout']);

const callers = {} as Record<'visitor' | 'customer' | 'vendor' | 'incharge' | 'superadmin', Caller>;
beforeAll(async () => {
  callers.visitor = shop.visitor;
  callers.customer = (await make.person()).caller;
  callers.vendor = (await make.seller()).caller;
  callers.incharge = (await make.warehouse()).incharge.caller;
  callers.superadmin = (await make.admin()).caller;
});

function callerOf(route: Route): Caller {
  if (route.who === 'public') return callers.visitor;
  if (route.who === 'signed-in') return callers.customer;
  const role = (['superadmin', 'vendor', 'incharge'] as const).find((each) =>
    (route.who as readonly string[]).includes(each),
  );
  return callers[role ?? 'customer'];
}

type Attempt = { path: string; body?: unknown };

const refused = new WeakMap<object, Set<string>>();
/** What the type of a field refuses never reaches the call. Many calls share a type: one of them gets the value. */
function isNews(type: z.ZodType, value: unknown): boolean {
  if (type.safeParse(value).success) return true;
  const known = refused.get(type) ?? new Set();
  refused.set(type, known);
  const name = `${typeof value} ${JSON.stringify(value)}`;
  return known.size < known.add(name).size;
}

function attemptsAt(route: Route): Attempt[] {
  const names = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const fill = (values: Record<string, string> = {}) =>
    route.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1');
  const usual = fill();
  const paths = names.flatMap((name) => inPath.map((value) => ({ path: fill({ [name]: value }) })));
  const queries = Object.entries<z.ZodType>(route.query?.shape ?? {}).flatMap(([name, type]) =>
    // As text some of them are the same.
    [...new Set(inBody.map(String))]
      .filter((value) => isNews(type, value))
      .map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  const asked = route.query ? [...queries, ...inQuery].map((query) => ({ path: `${usual}?${query}` })) : [];
  if (route.method === 'GET' || route.method === 'DELETE') return [...paths, ...asked];
  const types = Object.entries<z.ZodType>(route.body?.shape ?? {});
  const fields = types.map(([field]) => field);
  const bodies: unknown[] = [
    ...brokenJson,
    ...types.flatMap(([field, type]) =>
      inBody.filter((value) => isNews(type, value)).map((value) => ({ [field]: value })),
    ),
    ...inBody.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
    ...Object.keys(route.files ?? {}).flatMap((name) => [
      form({ name: 'x', slug: `x-${name}` }, { [name]: { bytes: cutOff } }),
      form({ name: 'x', slug: `y-${name}` }, { [name]: { bytes: noPicture } }),
      form({ [name]: 'text' }),
      ...fileNames.map((file) => form({ name: 'x', slug: `z-${name}` }, { [name]: { bytes: cutOff, name: file } })),
    ]),
    // The same fields as parts of a form, where everything is text.
    ...(route.files ? fields.flatMap((field) => inForm.map((value) => form({ [field]: value }))) : []),
  ];
  return [...paths, ...asked, ...bodies.map((body) => ({ path: usual, body }))];
}

test.each(
  routes.filter((route) => !endsSession.has(route.name)).map((route) => [route.method, route.path, route] as const),
)('%s %s', async (method, _path, route) => {
  const caller = callerOf(route);
  const broken: unknown[] = [];
  for (const { path, body } of attemptsAt(route)) {
    const { http } = await caller.send(method, path, body);
    if (http >= 500) broken.push({ path: path.slice(0, 100), body: body instanceof FormData ? 'form' : body, http });
  }
  expect(broken).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
