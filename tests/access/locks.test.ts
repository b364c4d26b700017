/** The panel's locks (who is editing a document) and preferences: each person's own. */
import { openShop, type Account, type Caller } from '../support/http';
import { market } from '../support/make/market';

const shop = openShop();
const make = market(shop);
type Lock = { id: number; user: { value: number | { id: number } }; document?: { relationTo: string; value: unknown } };

const idOf = async (account: Account): Promise<number> =>
  (await (await shop.as(account)).get('/get-self-user')).body.user.id;
const holder = (lock: Lock) => (typeof lock.user.value === 'object' ? lock.user.value.id : lock.user.value);
const locks = async (): Promise<Lock[]> =>
  (await shop.payload().find({ collection: 'payload-locked-documents', depth: 0, sort: 'id', overrideAccess: true }))
    .docs as unknown as Lock[];
/** As Payload's panel creates one for the user who opens a document. */
const lock = async (user: number, brand: number) => {
  await shop.payload().db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'brands', value: brand }, user: { relationTo: 'users', value: user } },
    returning: false,
  });
  return (await locks()).at(-1)!.id;
};

describe('a lock', () => {
  const others: Account[] = ['customer', 'vendor.fashion', 'incharge.dhaka', 'subadmin', 'admin'];

  test.each(others)('cannot be created by %s, in any name', async (account) => {
    const caller = await shop.as(account);
    for (const user of [await idOf('admin'), await idOf(account)]) {
      const before = (await locks()).length;
      const reply = await caller.post('/payload-locked-documents', {
        document: { relationTo: 'brands', value: 1 },
        user: { relationTo: 'users', value: user },
      });
      expect([reply.http, (await locks()).length]).toEqual([403, before]);
    }
  });

  test('of somebody else cannot be deleted, singly or in bulk', async () => {
    const id = await lock(await idOf('admin'), 2);
    for (const account of others.filter((each) => each !== 'admin')) {
      const caller = await shop.as(account);
      for (const path of [
        `/payload-locked-documents/${id}`,
        `/payload-locked-documents?where[id][equals]=${id}`,
        '/payload-locked-documents?where[id][exists]=true',
      ])
        await caller.delete(path);
    }
    const other = (await make.admin()).caller;
    expect((await other.delete(`/payload-locked-documents/${id}`)).http).toBeGreaterThanOrEqual(400);
    expect((await locks()).map((each) => each.id)).toContain(id);
  });

  test('can be released by its holder, through the panel’s query', async () => {
    const admin = await shop.as('admin');
    const id = await lock(await idOf('admin'), 3);
    const { body } = await admin.get(
      '/payload-locked-documents?where[document.relationTo][equals]=brands&where[document.value][equals]=3',
    );
    expect(body.docs.map((each: Lock) => each.id)).toEqual([id]);
    expect((await admin.delete(`/payload-locked-documents/${id}`)).http).toBe(200);
    expect((await locks()).map((each) => each.id)).not.toContain(id);
  });

  test('can be seen and taken over by another super admin, only for themselves and the same document', async () => {
    const { user, caller } = await make.admin();
    const id = await lock(await idOf('admin'), 4);
    const seen = await caller.get(
      '/payload-locked-documents?where[document.relationTo][equals]=brands&where[document.value][equals]=4',
    );
    expect(holder(seen.body.docs[0])).toBe(await idOf('admin'));
    const taken = await caller.patch(`/payload-locked-documents/${id}`, {
      user: { relationTo: 'users', value: user.id },
      document: { relationTo: 'products', value: 1 },
    });
    expect(taken.http).toBe(200);
    const now = (await locks()).find((each) => each.id === id)!;
    expect([holder(now), now.document]).toEqual([user.id, { relationTo: 'brands', value: 4 }]);
    // Not in another's name.
    await caller.patch(`/payload-locked-documents/${id}`, {
      user: { relationTo: 'users', value: await idOf('customer') },
    });
    expect(holder((await locks()).find((each) => each.id === id)!)).toBe(user.id);
    for (const account of ['subadmin', 'vendor.fashion'] as const) {
      await (
        await shop.as(account)
      ).patch(`/payload-locked-documents/${id}`, { user: { relationTo: 'users', value: await idOf(account) } });
    }
    expect(holder((await locks()).find((each) => each.id === id)!)).toBe(user.id);
  });
});

describe('a lock of a page or of the policies', () => {
  const path = (id: number) => `/payload-locked-documents/${id}`;
  const editedBy = async (account: Account, what: object): Promise<number> => {
    const user = { relationTo: 'users', value: await idOf(account) };
    await shop
      .payload()
      .db.create({ collection: 'payload-locked-documents', data: { ...what, user }, returning: false });
    return (await locks()).at(-1)!.id;
  };

  test.each([
    ['pages', { document: { relationTo: 'pages', value: 1 } }],
    ['policies', { globalSlug: 'policies' }],
  ])('is seen by content editors without the person’s data, and by nobody else (%s)', async (_what, what) => {
    const id = await editedBy('admin', what);
    const seen = await (await shop.as('editor')).get(path(id));
    expect([seen.http, seen.body.user.value]).toEqual([200, await idOf('admin')]);
    expect((await (await shop.as('subadmin')).get(path(id))).http).toBe(200);
    for (const account of ['customer', 'vendor.fashion', 'incharge.dhaka'] as const)
      for (const way of [path(id), `/payload-locked-documents?where[id][equals]=${id}`]) {
        const { http, body } = await (await shop.as(account)).get(way);
        expect([account, way, http >= 400 || body.totalDocs === 0]).toEqual([account, way, true]);
      }
    for (const account of ['customer', 'vendor.fashion', 'incharge.dhaka'] as const) {
      const user = { relationTo: 'users', value: await idOf(account) };
      expect((await (await shop.as(account)).patch(path(id), { user })).http).toBeGreaterThanOrEqual(400);
    }
    // Only for oneself.
    const editor = await shop.as('editor');
    await editor.patch(path(id), { user: { relationTo: 'users', value: await idOf('customer') } });
    expect(holder((await locks()).find((each) => each.id === id)!)).toBe(await idOf('editor'));
    expect((await editor.delete(path(id))).http).toBe(200);
  });

  test('names its owner to the panel’s question, and no address or number of the account', async () => {
    const id = await editedBy('subadmin', { globalSlug: 'policies' });
    for (const reader of ['admin', 'editor'] as const) {
      const user = await shop
        .payload()
        .findByID({ collection: 'users', id: await idOf(reader), overrideAccess: true, depth: 0 });
      const { docs } = await shop.payload().find({
        collection: 'payload-locked-documents',
        where: { id: { equals: id } },
        depth: 1,
        overrideAccess: false,
        user: { ...user, collection: 'users' },
      });
      expect([reader, docs[0]?.user.value]).toEqual([reader, { id: await idOf('subadmin'), email: 'Tanvir Ahmed' }]);
    }
    expect((await (await shop.as('subadmin')).delete(path(id))).http).toBe(200);
  });

  test('of anything else is not seen by an editor, nor taken over', async () => {
    const id = await editedBy('admin', { document: { relationTo: 'brands', value: 5 } });
    const editor = await shop.as('editor');
    expect((await editor.get(path(id))).http).toBeGreaterThanOrEqual(400);
    const user = { relationTo: 'users', value: await idOf('editor') };
    expect((await editor.patch(path(id), { user })).http).toBeGreaterThanOrEqual(400);
    expect(holder((await locks()).find((each) => each.id === id)!)).toBe(await idOf('admin'));
  });
});

describe('preferences', () => {
  const kept = async (caller: Caller, key: string) =>
    (await caller.get(`/payload-preferences/${key}`)).body.value as unknown;

  test('belong to their owner, whoever is named, and can be deleted by them', async () => {
    const [admin, vendor] = [await shop.as('admin'), await shop.as('vendor.fashion')];
    await admin.post('/payload-preferences/nav', { value: { open: true } });
    await vendor.post('/payload-preferences/nav', { value: { open: false } });
    await vendor.post('/payload-preferences', {
      key: 'nav',
      value: { forged: true },
      user: { relationTo: 'users', value: await idOf('admin') },
    });
    expect(await kept(admin, 'nav')).toEqual({ open: true });
    const { docs } = await shop.payload().find({
      collection: 'payload-preferences',
      where: { 'user.value': { equals: await idOf('admin') } },
      depth: 0,
      overrideAccess: true,
    });
    for (const { id } of docs) {
      expect(
        (await vendor.patch(`/payload-preferences/${id}`, { value: { forged: true } })).http,
      ).toBeGreaterThanOrEqual(400);
      await vendor.delete(`/payload-preferences?where[id][equals]=${id}`);
    }
    expect(await kept(admin, 'nav')).toEqual({ open: true });
    expect((await admin.delete('/payload-preferences/nav')).http).toBe(200);
    expect(await kept(admin, 'nav')).toBeNull();
  });
});
