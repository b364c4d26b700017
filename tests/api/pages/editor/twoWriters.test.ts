/** Two people write in one draft, which the panel saves while they write: neither replaces what the other has written. */
import { openShop, type Caller } from '../../../support/http';

const shop = openShop();
let first: Caller;
let second: Caller;
beforeAll(async () => {
  first = await shop.as('subadmin');
  second = await shop.as('editor');
});

const autosave = '?draft=true&autosave=true&depth=0';
/** Saved by the button, which locks nothing. */
const draft = '?draft=true&depth=0';
type Draft = { id: number; title: string; updatedAt: string; apppolicy?: unknown };

describe('a page', () => {
  const wanted = { title: 'Fair', title_bn: 'মেলা', slug: 'two-writers' };
  let page: Draft;
  const save = (by: Caller, title: string, madeFrom: Draft, query = draft) =>
    by.patch(`/pages/${page.id}${query}`, { title, updatedAt: madeFrom.updatedAt, _status: 'draft' });
  const latest = async () => (await first.get(`/pages/${page.id}?draft=true&depth=0`)).body as Draft;

  beforeAll(async () => {
    page = (await first.post('/pages?draft=true&depth=0', { ...wanted, _status: 'draft' })).body.doc as Draft;
  });

  test('is saved again and again by one writer, from the version of the answer before', async () => {
    const logged = async () =>
      (
        (await shop.as('admin').then((admin) => admin.get('/get-audit-log?resource=pages&limit=1'))).body as {
          totalcount: number;
        }
      ).totalcount;
    const before = await logged();
    let seen = await latest();
    for (const title of ['Fair 1', 'Fair 2', 'Fair 3']) {
      const { http, body } = await save(first, title, seen, autosave);
      expect([title, http]).toEqual([title, 200]);
      seen = body.doc as Draft;
    }
    expect((await latest()).title).toBe('Fair 3');
    // The versions contain what is saved while writing; the log names what was done on purpose.
    expect(await logged()).toBe(before);
  });

  test('stays locked by its writer between two saves, until somebody takes over or it is published', async () => {
    const seen = await latest();
    const refused = await save(second, 'By the second', seen, autosave);
    expect([refused.http, JSON.stringify(refused.body)]).toEqual([
      423,
      expect.stringContaining('Somebody else is editing'),
    ]);
    const locks = '/payload-locked-documents?where[document.relationTo][equals]=pages';
    const [lock] = (await second.get(locks)).body.docs as { id: number; user: { value: unknown } }[];
    // Who it is, and nothing of them.
    expect(['number', 'string']).toContain(typeof lock!.user.value);
    const { user } = (await second.get('/get-self-user')).body as { user: { id: number } };
    const me = { relationTo: 'users', value: user.id };
    expect((await second.patch(`/payload-locked-documents/${lock!.id}`, { user: me })).http).toBe(200);
    expect((await save(second, 'By the second', seen, autosave)).http).toBe(200);
    expect((await save(first, 'By the first', seen, autosave)).http).toBe(423);
    expect((await second.patch(`/pages/${page.id}?depth=0`, { title: 'Fair', _status: 'published' })).http).toBe(200);
    expect((await second.get(locks)).body.docs).toEqual([]);
  });

  test('made from an older version is refused with the other person’s name, as a draft and published', async () => {
    const seen = await latest();
    expect((await save(first, 'By the first', seen)).http).toBe(200);
    for (const query of [draft, '?depth=0']) {
      const { http, body } = await save(second, 'By the second', seen, query);
      expect([query, http]).toEqual([query, 409]);
      expect(JSON.stringify(body)).toContain('Changed meanwhile by Tanvir Ahmed');
    }
    const inBangla = await second.patch(
      `/pages/${page.id}${draft}`,
      { title: 'By the second', updatedAt: seen.updatedAt, _status: 'draft' },
      { headers: { 'Accept-Language': 'bn' } },
    );
    expect(JSON.stringify(inBangla.body)).toContain('এটি বদলেছেন');
    expect((await latest()).title).toBe('By the first');
    // Nobody else's work is lost when a person's own saves overtake each other, or by the page after a reload.
    expect((await save(first, 'By the first, again', seen)).http).toBe(200);
    expect((await save(second, 'By the second', await latest())).http).toBe(200);
    expect((await latest()).title).toBe('By the second');
  });

  test('changed without stating a version is written, as integrators do it', async () => {
    const changed = await second.patch(`/pages/${page.id}?draft=true&depth=0`, { title: 'Stated none' });
    expect(changed.http).toBe(200);
  });

  test('tells nobody the id of its writer', async () => {
    expect((await save(first, 'Signed', await latest())).http).toBe(200);
    for (const caller of [first, second, shop.visitor])
      for (const way of [`/pages/${page.id}?draft=true`, '/pages/versions', '/pages?draft=true'])
        expect([way, JSON.stringify((await caller.get(way)).body).includes('edited_by')]).toEqual([way, false]);
    const forged = await first.patch(`/pages/${page.id}${autosave}`, { title: 'Forged', edited_by: '999' });
    expect(forged.http).toBe(200);
    const stored = await shop.payload().findByID({
      collection: 'pages',
      id: page.id,
      draft: true,
      showHiddenFields: true,
      overrideAccess: true,
    });
    expect(stored.edited_by).not.toBe('999');
  });
});

test('policies made from an older version, or locked by another writer, are refused in the same way', async () => {
  const latest = async () => (await first.get('/globals/policies?draft=true&depth=0')).body as Draft;
  const text = (words: string) => ({
    root: {
      type: 'root',
      version: 1,
      children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words, format: 0 }] }],
    },
  });
  const save = (by: Caller, words: string, { updatedAt }: Draft, query = autosave) =>
    by.post(`/globals/policies${query}`, { apppolicy: text(words), updatedAt, _status: 'draft' });
  expect((await first.post('/globals/policies?depth=0', { apppolicy: text('In force') })).http).toBe(200);
  const seen = await latest();
  const saved = await save(first, 'By the first', seen);
  expect(saved.http).toBe(200);
  expect((await save(first, 'By the first, again', saved.body.result as Draft)).http).toBe(200);
  const locked = await save(second, 'By the second', await latest());
  expect([locked.http, JSON.stringify(locked.body)]).toEqual([
    423,
    expect.stringContaining('Somebody else is editing'),
  ]);
  // Saved by the button, which ends the lock.
  expect((await save(first, 'By the first, again', await latest(), draft)).http).toBe(200);
  const refused = await save(second, 'By the second', seen);
  expect([refused.http, JSON.stringify(refused.body).includes('Tanvir Ahmed')]).toEqual([409, true]);
  expect(JSON.stringify((await latest()).apppolicy)).toContain('By the first, again');
  expect((await save(second, 'By the second', await latest(), draft)).http).toBe(200);

  // What is restored is by whoever restored it: the form of another one is older.
  const open = await latest();
  const { docs } = (await first.get('/globals/policies/versions?limit=20&sort=-updatedAt&depth=0')).body as {
    docs: { id: number; version: { apppolicy: unknown } }[];
  };
  const own = docs.find(({ version }) => JSON.stringify(version.apppolicy).includes('By the first'))!;
  expect((await second.post(`/globals/policies/versions/${own.id}?draft=true`)).http).toBe(200);
  const overtaken = await save(first, 'By the first, from an old form', open, draft);
  expect([overtaken.http, JSON.stringify(overtaken.body).includes('Changed meanwhile by')]).toEqual([409, true]);
  expect(JSON.stringify((await latest()).apppolicy)).toContain('By the first');
});

test('a scheduled publication is not the work of whoever scheduled it', async () => {
  const made = await first.post('/pages?draft=true&depth=0', {
    title: 'Scheduled',
    title_bn: 'নির্ধারিত',
    slug: 'two-writers-scheduled',
    _status: 'draft',
  });
  const { id } = made.body.doc as Draft;
  const words = (await second.patch(`/pages/${id}${draft}`, { title: 'By the second', _status: 'draft' })).body
    .doc as Draft;
  // As Payload's job does it.
  const { user } = (await first.get('/get-self-user')).body as { user: { id: number } };
  const scheduler = await shop.payload().findByID({ collection: 'users', id: user.id, depth: 0, overrideAccess: true });
  await shop.payload().update({
    collection: 'pages',
    id,
    data: { _status: 'published' },
    overrideAccess: false,
    user: { ...scheduler, collection: 'users' },
  });
  const changed = { title: 'By the second, on', updatedAt: words.updatedAt, _status: 'draft' };
  expect((await second.patch(`/pages/${id}${draft}`, changed)).http).toBe(200);
  const refused = await first.patch(`/pages/${id}${draft}`, { ...changed, title: 'By the first' });
  expect(refused.http).toBe(409);
});
