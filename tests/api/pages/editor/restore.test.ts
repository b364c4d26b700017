/** Restoring an earlier version of a record with drafts: a draft becomes the newest draft, and the shop keeps what it shows. */
import { openShop, type Caller } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';

const shop = openShop();
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

type Id = number | string;
type Kind = {
  collection: 'pages' | 'picture-places' | 'announcements';
  /** The field that tells the versions apart. */
  field: string;
  make: () => Promise<Id>;
  /** The field's words as shoppers see them. */
  shown: (id: Id) => Promise<string | undefined>;
};

const published = { _status: 'published' };
const place = (name: string, upload: string, show: string): Kind => ({
  collection: 'picture-places',
  field: 'alt',
  make: async () => {
    const picture = { bytes: await pngBytes(80), type: 'image/png' };
    await editor.post(upload, form({}, { [name]: picture }));
    const { body } = await editor.get(`/picture-places?where[name][equals]=${name}`);
    return body.docs[0].id as Id;
  },
  shown: async () =>
    (await shop.visitor.get(show)).body.images.find(
      ({ property, value }: { property: string; value: string | null }) => property === name && value,
    )?.alt as string | undefined,
});
const kinds: Record<string, Kind> = {
  page: {
    collection: 'pages',
    field: 'title',
    make: async () => {
      const wanted = { title: 'First', title_bn: 'প্রথম', slug: 'restored', ...published };
      return (await editor.post('/pages?depth=0', wanted)).body.doc.id as Id;
    },
    shown: async (id) => (await shop.visitor.get(`/pages/${id}`)).body.title as string | undefined,
  },
  slide: place('slide4', '/upload-slider-image', '/get-slider-images'),
  banner: place('banner4', '/upload-banner-image', '/get-banner-images'),
  announcement: {
    collection: 'announcements',
    field: 'text',
    make: async () => {
      const words = { text: 'First', text_bn: 'প্রথম', tone: 'sale', shown_on: 'everywhere', link_kind: 'none' };
      await editor.post('/announcement-create', words);
      return (await editor.get('/all-announcement')).body.announcements[0].id as Id;
    },
    shown: async () => (await shop.visitor.get('/announcement-bar')).body.everywhere?.text as string | undefined,
  },
};

describe.each(Object.entries(kinds))('a %s', (_name, { collection, field, make, shown }) => {
  let id: Id;
  const save = async (words: string, status: 'draft' | 'published') => {
    const query = status === 'draft' ? '?draft=true&depth=0' : '?depth=0';
    const saved = await editor.patch(`/${collection}/${id}${query}`, { [field]: words, _status: status });
    expect([words, saved.http]).toEqual([words, 200]);
  };
  const latest = async () => (await editor.get(`/${collection}/${id}?draft=true&depth=0`)).body;
  /** The first of the panel's list, which states no order. */
  const firstListed = async () => {
    const { docs } = await shop.payload().findVersions({ collection, where: { parent: { equals: id } }, limit: 1 });
    return docs[0]!.version;
  };
  const restore = async (words: string, query: string, status?: string) => {
    const { body } = await editor.get(`/${collection}/versions?limit=50&sort=-updatedAt&depth=0`);
    const found = (body.docs as { id: Id; parent: Id; version: Record<string, unknown> }[]).find(
      ({ parent, version }) => parent === id && version[field] === words && (!status || version._status === status),
    )!;
    const { http } = await editor.post(`/${collection}/versions/${found.id}${query}`, {});
    expect([words, http]).toEqual([words, 200]);
  };

  beforeAll(async () => {
    id = await make();
  });

  test.each(['?draft=false', '', '?draft=true'])('restored from a draft is a draft (%s)', async (query) => {
    await save('Draft', 'draft');
    await save('Open', 'published');
    await restore('Draft', query);
    expect(await shown(id)).toBe('Open');
    expect(await latest()).toMatchObject({ [field]: 'Draft', _status: 'draft' });
    expect(await firstListed()).toMatchObject({ [field]: 'Draft', _status: 'draft' });
    await save('Draft', 'published');
    expect(await shown(id)).toBe('Draft');
  });

  test('restored from what was published is published, or a draft if asked', async () => {
    for (const words of ['Once', 'Now']) await save(words, 'published');
    await restore('Once', '?draft=true');
    expect([await shown(id), await latest()]).toMatchObject(['Now', { [field]: 'Once', _status: 'draft' }]);
    expect(await firstListed()).toMatchObject({ [field]: 'Once', _status: 'draft' });
    await restore('Once', '?draft=false', 'published');
    expect(await firstListed()).toMatchObject({ [field]: 'Once', _status: 'published' });
    expect([await shown(id), await latest()]).toMatchObject(['Once', { [field]: 'Once', _status: 'published' }]);
  });
});

test('a version that does not exist, and one of others', async () => {
  for (const path of ['/pages/versions/999999', '/globals/policies/versions/999999']) {
    expect([path, (await editor.post(path, {})).http]).toEqual([path, 404]);
    const strangers = [
      (await shop.visitor.post(path, {})).http,
      (await (await shop.as('customer')).post(path, {})).http,
    ];
    for (const http of strangers) expect([path, [401, 403, 404].includes(http)]).toEqual([path, true]);
  }
});
