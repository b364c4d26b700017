/**
 * The CMS's own REST API, which takes a query language and bulk writes for every collection: unreadable data cannot
 * be inferred by queries, nobody can read everything at once, and no bulk write changes somebody else's records.
 */
import type { FlattenedField } from 'payload';
import { PASSWORD, openShop, type Account, type Caller } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
const callers: Record<string, Caller> = {};
const people: [string, Account | null][] = [
  ['visitor', null],
  ['customer', 'customer2'],
  ['vendor', 'vendor.gadget'],
  ['incharge', 'incharge.sylhet'],
];
beforeAll(async () => {
  for (const [name, account] of people) callers[name] = account ? await shop.as(account) : shop.visitor;
});

const slugs = () => Object.keys(shop.payload().collections).filter((slug) => !slug.startsWith('payload-'));
const fieldsOf = (slug: string): FlattenedField[] => shop.payload().collections[slug as 'users'].config.flattenedFields;
const secrets: Record<string, string[]> = {
  users: ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions.id', 'email', 'mobile'],
  vendors: ['nid', 'birthdate', 'trade_license', 'mobile'],
  addresses: ['details', 'mobile2'],
  'api-keys': ['key_hash'],
  'one-time-codes': ['code_hash'],
  'two-factors': ['secret'],
};

/** Every way from a collection to a secret field, at most three relations long. */
function waysFrom(slug: string, depth = 3): string[] {
  const here = secrets[slug] ?? [];
  if (depth === 0) return here;
  const on = fieldsOf(slug).flatMap((field) => {
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    if (typeof field.relationTo !== 'string') return [];
    return waysFrom(field.relationTo, depth - 1).map((way) => `${field.name}.${way}`);
  });
  return [...here, ...on];
}

describe('unreadable data', () => {
  test('cannot be inferred from sorting, in any collection, through any relation', async () => {
    const told: string[] = [];
    let tried = 0;
    for (const slug of slugs()) {
      for (const way of waysFrom(slug).filter((each) => each.includes('.'))) {
        tried += 1;
        for (const sort of [way, `-${way}`]) {
          const reply = await callers.visitor!.get(`/${slug}?limit=2&depth=0&sort=${sort}`);
          if (reply.http === 200) told.push(`${slug}?sort=${sort}`);
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(told).toEqual([]);
  });

  test.each(people)('cannot be inferred from a condition (%s)', async (name) => {
    const told: string[] = [];
    for (const slug of slugs()) {
      for (const way of waysFrom(slug, 2)) {
        // One's own e-mail and mobile, and those of the people one serves, may be read and so be asked for.
        if (/(email|mobile2?|details|nid|birthdate|trade_license)$/.test(way) && name !== 'visitor') continue;
        const reply = await callers[name]!.get(`/${slug}?limit=1&depth=0&where[${way}][exists]=true`);
        if (reply.http === 200 && reply.body.docs.length > 0) told.push(`${slug}?where[${way}]`);
        if (reply.http >= 500) told.push(`${slug}?where[${way}] ${reply.http}`);
      }
    }
    expect(told).toEqual([]);
  });

  test('of the super admin cannot be inferred by a sub admin either', async () => {
    const sub = await shop.as('subadmin');
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
      for (const query of [`where[${field}][like]=a`, `sort=${field}`, `where[or][0][${field}][exists]=true`]) {
        expect([query, (await sub.get(`/users?limit=1&${query}`)).http]).toEqual([query, 400]);
      }
      const selected = await sub.get(`/users?limit=100&select[${field}]=true&depth=0`);
      expect(JSON.stringify(selected.body.docs)).not.toMatch(/"(hash|salt|resetPasswordToken)"/);
    }
  });
});

describe('a query', () => {
  test.each(['limit=0', 'limit=-1', 'limit=1000000', 'pagination=false', 'limit=0&pagination=false'])(
    'with %s returns at most a hundred rows',
    async (query) => {
      for (const slug of ['products', 'upazilas']) {
        const { http, body } = await shop.visitor.get(`/${slug}?depth=0&${query}`);
        expect([http, body.docs.length > 0, body.docs.length <= 100]).toEqual([200, true, true]);
      }
    },
  );

  test.each([
    ['of places on a map', 'where[name][near]=1,1,1'],
    ['of places within others', 'where[name][within]=x'],
    ['that is too deep', `where${'[and][0]'.repeat(12)}[name][like]=a`],
    ['with too many values', `where[name][in]=${'a,'.repeat(400)}`],
    ['with too many conditions', Array.from({ length: 80 }, (_, n) => `where[or][${n}][name][like]=a`).join('&')],
    ['that goes through two relations', 'where[shop.vendor.accept][equals]=1'],
    ['ordered by too much', `sort=${'name,'.repeat(40)}name`],
    ['ordered by something behind a relation', 'sort=vendor.name'],
    ['ordered by a list of such', 'sort[]=vendor.user.hash'],
  ])('%s is refused', async (_what, query) => {
    expect((await shop.visitor.get(`/products?limit=1&${query}`)).http).toBe(400);
  });

  test.each([
    'where[__proto__][polluted]=1',
    'where[constructor][prototype][polluted]=1',
    '__proto__[polluted]=1',
    'depth[]=9',
    'depth=1e9',
    'page=-5',
    'locale=zz',
    'select[__proto__]=1',
    'populate[users][hash]=true',
    'joins[x][limit]=0',
  ])('%s has no effect', async (query) => {
    const reply = await shop.visitor.get(`/products?limit=1&${query}`);
    expect(reply.http).toBeLessThan(500);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('sent by the panel as a POST overridden to GET has the same bounds; from anybody else it is a POST', async () => {
    const signIn = await shop.visitor.post('/login', { email: 'admin@demo.test', password: PASSWORD });
    const Cookie = signIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const ask = (body: string, more: Record<string, string> = { Cookie }, slug = 'products') =>
      fetch(`${shop.origin()}/api/${slug}`, {
        method: 'POST',
        headers: {
          'X-Payload-HTTP-Method-Override': 'GET',
          'Content-Type': 'application/x-www-form-urlencoded',
          ...more,
        },
        body,
      });
    const all = (await (await ask('limit=0&depth=0')).json()) as { docs: unknown[] };
    expect(all.docs.length).toBe(100);
    expect((await ask('limit=1&sort=vendor.user.hash')).status).toBe(400);
    // Where pictures are uploaded, too: the fields of the panel ask so for what they show.
    const pictures = await ask('limit=2&depth=0', { Cookie, 'Sec-Fetch-Site': 'same-origin' }, 'media');
    expect([pictures.status, await pictures.json()]).toEqual([
      200,
      expect.objectContaining({ docs: [expect.anything(), expect.anything()] }),
    ]);
    const visitor = await ask('limit=1', {});
    expect(visitor.status).toBeGreaterThanOrEqual(400);
  });
});

describe('a bulk write', () => {
  type Row = Record<string, unknown> & { id: number | string };
  const everything = async (): Promise<Map<string, Row>> => {
    const rows = new Map<string, Row>();
    for (const slug of slugs()) {
      const { docs } = await shop.payload().db.find({ collection: slug, limit: 0, pagination: false } as never);
      for (const doc of docs as unknown as Row[]) rows.set(`${slug}/${doc.id}`, doc);
    }
    return rows;
  };
  const written = {
    name: 'Taken over',
    status: 1,
    total: 1,
    selling_price: 1,
    role_as: 1,
    user: 1,
    verify: 1,
    alt: 'x',
    label: 'x',
    details: 'x',
    star: 1,
    hide: 1,
    message: 'x',
  };

  test.each(people)('of everything changes nothing of others (%s)', async (name, account) => {
    const user = account
      ? ((
          await shop
            .payload()
            .find({ collection: 'users', where: { email: { equals: `${account}@demo.test` } }, depth: 0 })
        ).docs[0] as unknown as Row)
      : null;
    const vendor = user
      ? ((await shop.payload().find({ collection: 'vendors', where: { user: { equals: user.id } }, depth: 0 }))
          .docs[0] as unknown as Row | undefined)
      : undefined;
    const before = await everything();
    for (const slug of slugs()) {
      for (const where of ['where[id][exists]=true', 'where[id][not_equals]=0', 'where[or][0][id][exists]=true', '']) {
        await callers[name]!.patch(`/${slug}?depth=0&${where}`, written);
      }
      await callers[name]!.delete(`/${slug}?depth=0&where[id][exists]=true`);
      await callers[name]!.post(`/${slug}/1/duplicate`, {});
    }
    const after = await everything();
    const own = new Set([`users/${user?.id}`, `vendors/${vendor?.id}`]);
    const isOwn = (key: string, row: Row) =>
      own.has(key) ||
      ['user', 'customer', 'owner'].some((field) => user && row[field] === user.id) ||
      (vendor && row.vendor === vendor.id);
    const touched = [...before].filter(([key, row]) => {
      if (isOwn(key, row) || key.startsWith('audit-logs/')) return false;
      const now = after.get(key);
      return !now || JSON.stringify({ ...now, updatedAt: 0 }) !== JSON.stringify({ ...row, updatedAt: 0 });
    });
    expect(touched.map(([key]) => key)).toEqual([]);
  });
});

describe('closed paths', () => {
  test.each<[string, string, object | undefined]>([
    ['GET', '/graphql', undefined],
    ['POST', '/graphql', { query: '{__schema{types{name}}}' }],
    ['GET', '/graphql-playground', undefined],
    ['POST', '/users/first-register', { email: 'boss@made.test', password: 'a good long one 7', role_as: 1 }],
    ['POST', '/users/unlock', { email: 'admin@demo.test' }],
    ['POST', '/users/verify/abc', {}],
    ['GET', '/payload-jobs', undefined],
    ['GET', '/payload-jobs/run', undefined],
    ['POST', '/payload-jobs', { taskSlug: 'sendMessage' }],
    ['POST', '/payload-jobs/1/cancel', {}],
    ['GET', '/payload-locked-documents', undefined],
    [
      'POST',
      '/payload-locked-documents',
      { document: { relationTo: 'products', value: 1 }, user: { relationTo: 'users', value: 1 } },
    ],
    ['POST', '/payload-preferences/nav', { value: { open: true } }],
    ['GET', '/payload-preferences', undefined],
    ['GET', '/payload-kv', undefined],
    ['GET', '/payload-migrations', undefined],
    ['GET', '/users/versions', undefined],
    ['GET', '/globals/policies/versions', undefined],
    ['POST', '/users/refresh-token', {}],
  ])('%s %s for a visitor, and for a customer where it is for staff', async (method, path, body) => {
    const reply = await shop.visitor.send(method, path, body);
    expect([reply.http >= 400, reply.http === 500]).toEqual([true, false]);
    if (path === '/users/refresh-token') return;
    const customer = await callers.customer!.send(method, path, body);
    expect([customer.http >= 400, customer.http === 500]).toEqual([true, false]);
  });
});

describe('a mail for a forgotten password', () => {
  const ask = async (email: string, headers: Record<string, string> = {}) => {
    const started = performance.now();
    const reply = await shop.visitor.post('/users/forgot-password', { email }, { headers });
    return { reply, took: performance.now() - started };
  };

  test('gets the same answer in the same time whether or not the account exists, and blocks no other write', async () => {
    const { user, caller } = await make.person();
    const [known, unknown, meanwhile] = await Promise.all([
      ask(user.email),
      ask('nobody.at.all@made.test'),
      caller.post('/update-user', { name: 'Still Here', email: user.email, mobile: user.mobile }),
    ]);
    expect(meanwhile.status).toBe(200);
    expect([known.reply.http, known.reply.body]).toEqual([200, unknown.reply.body]);
    expect(unknown.reply.http).toBe(200);
    // Both wait for the same moment, later than either way needs; a lock that is held would take fifteen seconds.
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(390);
    expect(Math.max(known.took, unknown.took)).toBeLessThan(12_000);
    expect((await shop.message('mail', user.email)).text).toContain('/admin/reset/');
  });

  test('links to the shop’s own address, whatever host the request names', async () => {
    const { user } = await make.person();
    await ask(user.email, {
      'X-Forwarded-Host': 'evil.test',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.test',
    });
    const { text } = await shop.message('mail', user.email);
    expect(text).toContain(`${shop.origin()}/multi-vendor/admin/reset/`);
    expect(text).not.toContain('evil.test');
  });

  test('is rate-limited; the refusal is the same for an unknown address and says when to try again', async () => {
    const { user } = await make.person();
    const refused = [];
    for (const email of [user.email, 'nobody.either@made.test']) {
      await ask(email);
      const { reply } = await ask(email.toUpperCase());
      refused.push([reply.http, Number(reply.headers.get('retry-after')) > 0]);
    }
    expect(refused).toEqual([
      [429, true],
      [429, true],
    ]);
  });

  test('does not store its link in the message history', async () => {
    const { user } = await make.person();
    await ask(user.email);
    await shop.message('mail', user.email);
    const { docs } = await shop
      .payload()
      .find({ collection: 'messages', where: { to: { equals: user.email } }, overrideAccess: true });
    expect(docs).toMatchObject([{ purpose: 'reset', channel: 'mail' }]);
    expect(docs[0]!.text).not.toMatch(/reset\/[\da-f]{20}/);
  });
});
