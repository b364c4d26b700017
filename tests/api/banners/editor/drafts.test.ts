/**
 * A changed slide or banner: saved as a draft, compared, restored, previewed, published at a set time, and visible only
 * to editors until then.
 */
import type { PicturePlace, User } from '../../../../payload-types';
import { openShop, type Account, type Caller } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';
import { soon } from '../../../support/soon';

const shop = openShop();
const SECRET = 'Nobody may know yet';
const plain = { alt: '', alt_bn: '', link_kind: 'none', link_record: '', link_address: '', starts_at: '', ends_at: '' };
type Written = {
  name: string;
  record: number;
  image: string | null;
  alt: string;
  draft: { alt: string; image: string } | null;
};
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

const areas = [
  ['slide5', 'sliders', '/upload-slider-image', '/get-slider-images'],
  ['banner5', 'banners', '/upload-banner-image', '/get-banner-images'],
] as const;

const file = async (width: number) => ({ bytes: await pngBytes(width), type: 'image/png' });
const record = async (name: string): Promise<PicturePlace> =>
  (
    await shop.payload().find({
      collection: 'picture-places',
      where: { name: { equals: name } },
      draft: true,
      depth: 0,
      overrideAccess: true,
    })
  ).docs[0]!;
const plan = async (type: 'publish' | 'unpublish', name: string, account: string, ms: number) => {
  const user = (await shop.payload().find({ collection: 'users', where: { email: { equals: account } } }))
    .docs[0] as User;
  await shop.payload().jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'picture-places', value: String((await record(name)).id) },
      user: { relationTo: 'users', value: user.id },
    } as never,
    waitUntil: new Date(Date.now() + ms),
  });
};

describe.each(areas)('%s', (name, area, upload, show) => {
  const shown = async (caller: Caller = shop.visitor) =>
    (await caller.get(show)).body.images.find(({ property }: { property: string }) => property === name) as {
      value: string | null;
      alt: string;
    };
  const written = async () =>
    (await editor.get(`/all-picture-place/${area}`)).body.places.find((each: Written) => each.name === name) as Written;
  const save = (change: object) => editor.post(`/picture-place-save/${name}`, { ...plain, ...change });
  const fill = async (width: number, draft = 0) =>
    expect((await editor.post(upload, form({ draft: String(draft) }, { [name]: await file(width) }))).body.status).toBe(
      200,
    );
  const inGlobal = async () =>
    (await shop.visitor.get(`/globals/${area}?depth=1`)).body[name]?.filename as string | undefined;

  beforeEach(async () => {
    await editor.post(`/delete-${area === 'sliders' ? 'slider' : 'banner'}-image`, { slide: name });
    await fill(90);
    expect((await save({ alt: 'Live' })).body.status).toBe(200);
  });

  test('a draft changes nothing that shoppers get, until it is published', async () => {
    const before = await shown();
    expect((await save({ alt: SECRET, draft: 1 })).body.message).toBe('Draft Saved');
    await fill(120, 1);
    expect(await shown()).toEqual(before);
    const { alt, draft, image } = await written();
    expect([alt, draft?.alt, draft?.image === image]).toEqual(['Live', SECRET, false]);

    expect((await save({ alt: 'Now', picture: (await record(name)).picture })).body.status).toBe(200);
    const after = await shown();
    expect([after.alt, after.value === before.value]).toEqual(['Now', false]);
    expect(after.value).toContain((await inGlobal())!.replace(/\.\w+$/, ''));
    expect((await written()).draft).toBeNull();
  });

  test('editors see drafts in the shop’s own shape, and nobody else does', async () => {
    await save({ alt: SECRET, draft: 1, starts_at: '2031-01-01T00:00' });
    const preview = async (caller: Caller) => caller.get(`/preview-picture-place/${area}`);
    const { body } = await preview(editor);
    const own = body.images.find(({ property }: { property: string }) => property === name);
    expect(own).toMatchObject({ alt: SECRET, value: expect.any(String) });
    for (const account of [null, 'customer', 'vendor.fashion', 'incharge.dhaka'] as const)
      expect([401, 403]).toContain((await preview(account ? await shop.as(account) : shop.visitor)).http);
  });

  test.each<Account | null>([null, 'customer', 'vendor.fashion', 'incharge.dhaka'])(
    '%s reads no draft',
    async (account) => {
      await save({ alt: SECRET, draft: 1 });
      const place = await record(name);
      const versions = (await editor.get('/picture-places/versions?limit=50&depth=0')).body.docs as {
        id: number;
        version: PicturePlace;
      }[];
      const version = versions.find((each) => each.version.alt === SECRET)!.id;
      const caller = account ? await shop.as(account) : shop.visitor;
      for (const way of [
        show,
        '/picture-places?draft=true',
        `/picture-places/${place.id}?draft=true`,
        '/picture-places/count?where[_status][equals]=draft',
        '/picture-places/versions',
        `/picture-places/versions/${version}`,
        `/globals/${area}?draft=true&depth=2`,
        `/globals/${area}/versions`,
        `/all-picture-place/${area}`,
      ]) {
        const { http, body } = await caller.get(way);
        expect([way, http < 500, JSON.stringify(body).includes(SECRET)]).toEqual([way, true, false]);
        if (way.includes('count')) expect(body.totalDocs ?? 0).toBe(0);
      }
      for (const [method, way, body] of [
        ['PATCH', `/picture-places/${place.id}`, { alt: 'x' }],
        ['PATCH', `/picture-places/${place.id}?draft=true`, { alt: 'x' }],
        ['POST', `/picture-places/versions/${version}`, {}],
        ['DELETE', `/picture-places/${place.id}`, undefined],
        ['POST', '/picture-places', { name: 'slide8' }],
      ] as const)
        expect([way, [401, 403, 404].includes((await caller.send(method, way, body)).http)]).toEqual([way, true]);
      expect((await shown()).alt).toBe('Live');
    },
  );

  test('an editor goes back to an earlier version, with its picture', async () => {
    const first = await shown();
    const { picture } = await record(name);
    await fill(150);
    await save({ alt: 'Second' });
    expect((await shown()).value).not.toBe(first.value);
    const { body } = await editor.get('/picture-places/versions?limit=50&depth=0&sort=-updatedAt');
    const { id } = await record(name);
    const version = (body.docs as { id: number; parent: number; version: PicturePlace }[]).find(
      (each) => each.parent === id && each.version.alt === 'Live' && each.version.picture === picture,
    )!;
    const restored = await editor.post(`/picture-places/versions/${version.id}`, {});
    expect([restored.http, restored.body.errors]).toEqual([200, undefined]);
    expect(await shown()).toEqual(first);
  });

  test('a draft is published when its time has come, and a place taken out of the shop again', async () => {
    expect((await shown()).alt).toBe('Live');
    await save({ alt: 'Friday', draft: 1 });
    await plan('publish', name, 'editor@demo.test', 2_000);
    await shop.payload().jobs.run({ silent: true });
    expect((await shown()).alt).toBe('Live');
    await soon(async () => expect((await shown()).alt).toBe('Friday'));
    await plan('unpublish', name, 'editor@demo.test', 200);
    await soon(async () => expect((await shown()).value).toBeNull());
    expect(await inGlobal()).toBeUndefined();
    expect((await written()).draft).toMatchObject({ alt: 'Friday', image: expect.any(String) });
  });

  test('who is no editor when the time has come publishes nothing', async () => {
    await save({ alt: SECRET, draft: 1 });
    await plan('publish', name, 'customer@demo.test', 0);
    await shop.payload().jobs.run({ silent: true });
    expect((await shown()).alt).toBe('Live');
  });

  test('a place that was never published shows nothing, and its draft can be discarded', async () => {
    const remove = () => editor.post(`/delete-${area === 'sliders' ? 'slider' : 'banner'}-image`, { slide: name });
    await remove();
    await fill(60, 1);
    expect((await shown()).value).toBeNull();
    expect(await inGlobal()).toBeUndefined();
    expect((await remove()).body.status).toBe(200);
    expect(await written()).toMatchObject({ image: null, draft: null, record: null });
  });

  test.each([
    [{ link_kind: 'address', link_address: 'javascript:alert(1)' }, 'link_address'],
    [{ starts_at: '2026-11-27T10:00:00.000Z', ends_at: '2026-11-26T10:00:00.000Z' }, 'ends_at'],
  ])('the CMS refuses %j at its field, in a draft too', async (change, field) => {
    const { id } = await record(name);
    for (const query of ['', '?draft=true']) {
      const { http, body } = await editor.patch(`/picture-places/${id}${query}`, change);
      expect([http, JSON.stringify(body).includes(`"path":"${field}"`)]).toEqual([400, true]);
    }
    expect((await shown()).alt).toBe('Live');
  });
});
