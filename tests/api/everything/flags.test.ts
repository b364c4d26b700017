/**
 * A flag is 0 or 1, in forms and paths as text, and nothing else that programs take for yes or no. Flags are found by what a
 * field takes, so that one of a new call or collection is tried the day it is declared.
 */
import type { FlattenedField } from 'payload';
import { z } from 'zod';
import { routes } from '../../../contract/index';
import type { Route } from '../../../contract/route';
import { openShop, type Caller, type Reply } from '../../support/http';
import { form, market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

/** Report switches take true and false besides (the contract says so); all of them in paths. */
const switches = [
  'getAdminDayRangeReport status',
  'getAdminMonthlyOrderReport status',
  'getAllUserMobile verifiedOnly',
  'getVendorDayRangeReport status',
  'getVendorMonthlyOrderReport status',
];

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const takesEither = (schema: z.ZodType, value: number) => takes(schema, value) || takes(schema, String(value));
const isFlag = (schema: z.ZodType) =>
  takesEither(schema, 0) &&
  takesEither(schema, 1) &&
  ![2, -1, 7].some((value) => takesEither(schema, value)) &&
  !takes(schema, 'words');

type Part = 'params' | 'query' | 'body';
type Flag = { name: string; route: Route; part: Part; field: string; schema: z.ZodType };
const flags: Flag[] = routes.flatMap((route: Route) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries((route[part]?.shape ?? {}) as Record<string, z.ZodType>)
      .filter(([, schema]) => isFlag(schema))
      .map(([field, schema]) => ({ name: `${route.name} ${field}`, route, part, field, schema })),
  ),
);
const strict = flags.filter(({ name }) => !switches.includes(name));

const wrongText = [
  'true',
  'false',
  'TRUE',
  'yes',
  'no',
  'on',
  'off',
  '01',
  '1.0',
  ' 1',
  '+1',
  '-0',
  '1e0',
  '2',
  '-1',
  'null',
];
const wrong = [...wrongText, true, false, 2, -1, 0.5, [], [1], ['1'], {}, { $ne: 0 }];

test('flags are found in every part of a call, and only report switches accept more values', () => {
  expect(flags.length).toBeGreaterThan(20);
  for (const part of ['params', 'query', 'body'])
    expect([part, strict.some((each) => each.part === part)]).toEqual([part, true]);
  expect(
    flags
      .filter(({ schema }) => takes(schema, true) || takes(schema, 'true'))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(switches);
});

const callers = {} as Record<string, Caller>;
beforeAll(async () => {
  const [customer, seller, housed, admin] = [
    await make.person(),
    await make.seller(),
    await make.warehouse(),
    await make.admin(),
  ];
  Object.assign(callers, {
    public: shop.visitor,
    'signed-in': customer.caller,
    vendor: seller.caller,
    incharge: housed.incharge.caller,
    superadmin: admin.caller,
  });
});
const callerOf = ({ who }: Route): Caller =>
  typeof who === 'string'
    ? callers[who]!
    : callers[['superadmin', 'vendor', 'incharge'].find((role) => (who as readonly string[]).includes(role))!]!;

const sent = (value: unknown) => encodeURIComponent(String(value));

/** A value that a part of the path takes: the first of its choices, else an id or the first status it takes. */
const anyOf = (schema: z.ZodType | undefined): string =>
  schema instanceof z.ZodEnum
    ? String(schema.options[0])
    : (['1', '2', '3'].find((text) => schema?.safeParse(text).success) ?? '1');

/** The call with this value in the flag and nothing else: everything that is wrong is named. */
function ask({ route, part, field }: Flag, value: unknown, asForm = false): Promise<Reply> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    part === 'params' && name === field ? sent(value) : anyOf(route.params?.shape[name]),
  );
  const query = part === 'query' ? `?${field}=${sent(value)}` : '';
  const body = part !== 'body' ? {} : asForm ? form({ [field]: String(value) }) : { [field]: value };
  return callerOf(route).send(
    route.method,
    `${path}${query}`,
    route.method === 'GET' || route.method === 'DELETE' ? undefined : body,
  );
}

const problemsOf = ({ body }: Reply): Record<string, string[]> => body.errors ?? body.validation_errors ?? {};

describe.each(strict.map((flag) => [flag.name, flag] as const))('%s', (_name, flag) => {
  const { route, part, field } = flag;

  test('accepts 0 and 1', async () => {
    for (const value of part === 'body' ? [0, 1, '0', '1'] : ['0', '1'])
      expect([value, takes(flag.schema, value)]).toEqual([value, true]);
    // An empty change is asked for only where nothing is changed by it.
    if (part !== 'params') expect(Object.keys(problemsOf(await ask(flag, 1)))).not.toContain(field);
  });

  test('refuses everything else, and names the flag', async () => {
    for (const value of part === 'body' ? wrong : wrongText) {
      const reply = await ask(flag, value);
      expect({ value, refused: reply.http < 500 && reply.status >= 400 }).toEqual({ value, refused: true });
      // An invalid path is reported as a whole.
      if (part !== 'params')
        expect({ value, problems: Object.keys(problemsOf(reply)) }).toEqual({
          value,
          problems: expect.arrayContaining([field]),
        });
    }
    if (part !== 'body' || !route.files) return;
    for (const value of wrongText)
      expect({ value, problems: Object.keys(problemsOf(await ask(flag, value, true))) }).toEqual({
        value,
        problems: expect.arrayContaining([field]),
      });
  });
});

describe('in the CMS', () => {
  /** Payload reads a number that is written as text as that number. */
  const sameNumber = new Set<unknown>(['01', '1.0', ' 1', '+1', '-0', '1e0']);
  type Row = Record<string, unknown> & { id: number | string };
  const isCmsFlag = (field: FlattenedField) => field.type === 'number' && field.min === 0 && field.max === 1;

  /** Fields nobody may write are unchanged; a writable field is refused by its name. */
  async function tryFlag(
    field: string,
    read: () => Promise<Row>,
    write: (value: unknown) => Promise<Reply>,
  ): Promise<void> {
    const before = (await read())[field];
    const isWritable = await write(before === 1 ? 0 : 1).then(async () => (await read())[field] !== before);
    if (isWritable) await write(before);
    for (const value of wrong.filter((each) => !sameNumber.has(each))) {
      const { http, body } = await write(value);
      expect({ field, value, kept: (await read())[field] }).toEqual({ field, value, kept: before });
      if (isWritable)
        expect({
          field,
          value,
          refused: http === 400 || http === 422,
          named: JSON.stringify(body).includes(`"${field}"`),
        }).toEqual({ field, value, refused: true, named: true });
    }
  }

  test('a flag of any collection is 0 or 1', async () => {
    const admin = (await make.admin()).caller;
    const tried: string[] = [];
    for (const { slug, flattenedFields } of shop
      .payload()
      .config.collections.filter((each) => !each.slug.startsWith('payload-'))) {
      const own = flattenedFields.filter(isCmsFlag).map((field) => ('name' in field ? field.name : ''));
      const read = async (): Promise<Row | undefined> =>
        (await shop.payload().find({ collection: slug, sort: '-id', limit: 1, depth: 0, overrideAccess: true }))
          .docs[0] as unknown as Row | undefined;
      const record = await read();
      if (!record) continue;
      const again = async () =>
        (await shop
          .payload()
          .findByID({ collection: slug, id: record.id, depth: 0, overrideAccess: true })) as unknown as Row;
      for (const field of own) {
        await tryFlag(field, again, (value) => admin.patch(`/${slug}/${record.id}`, { [field]: value }));
        tried.push(`${slug} ${field}`);
      }
    }
    expect(tried).toEqual(
      expect.arrayContaining([
        'products status',
        'main-categories status',
        'brands status',
        'coupons status',
        'videos featured',
        'users status',
        'shops verify',
      ]),
    );
  });

  test('a flag of any of the site’s settings is 0 or 1', async () => {
    const admin = (await make.admin()).caller;
    for (const { slug, flattenedFields } of shop.payload().globals.config) {
      const read = async () => (await shop.payload().findGlobal({ slug, depth: 0 })) as unknown as Row;
      for (const field of flattenedFields.filter(isCmsFlag))
        await tryFlag(field.name, read, (value) => admin.post(`/globals/${slug}`, { [field.name]: value }));
    }
  });
});
