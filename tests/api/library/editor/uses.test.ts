/** Where a picture of the library is shown: told to its editors, and the reason why it is not deleted. */
import { createLocalReq } from 'payload';
import { openCtx } from '../../../../services/openCtx';
import { removeFiles } from '../../../../services/media/removeFiles';
import { openShop, type Caller } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';

const shop = openShop();
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

let count = 0;
async function upload(fields: Record<string, string> = {}): Promise<number> {
  count += 1;
  const picture = { bytes: await pngBytes(100 + count), type: 'image/png', name: 'a.png' };
  return (await editor.post('/library-picture-upload', form(fields, { picture }))).body.id;
}
const read = async (id: number) => (await editor.get(`/library-picture/${id}`)).body;
const drop = (id: number) => editor.delete(`/library-picture-delete/${id}`);
const choose = (name: string, picture: number) => editor.post(`/picture-place-choose/${name}`, { picture });
const shown = async (name: string) => {
  const call = name.startsWith('slide') ? '/get-slider-images' : '/get-banner-images';
  return (await shop.visitor.get(call)).body.images.find(({ property }: { property: string }) => property === name);
};
const upload7 = (id: number) => ({
  type: 'upload',
  version: 3,
  id: 'a',
  format: '',
  relationTo: 'media',
  value: id,
  fields: { alt: '', alt_bn: '' },
});
const documentWith = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

test('a slide shows a picture of the library with its words and its focus, and follows another file', async () => {
  const id = await upload({ alt: 'Mangoes', alt_bn: 'আম' });
  await editor.post(`/library-picture-update/${id}`, { alt: 'Mangoes', alt_bn: 'আম', focus_x: 75, focus_y: 20 });
  expect((await choose('slide7', id)).body.status).toBe(200);
  const before = await shown('slide7');
  expect(before).toMatchObject({ alt: 'Mangoes', alt_bn: 'আম', focus: { x: 75, y: 20 } });
  expect(before.value).toContain('/uploads/media/');
  // Words of the place itself come first.
  await editor.post('/picture-place-save/slide7', { alt: 'Sweet mangoes', alt_bn: '', link_kind: 'none' });
  expect(await shown('slide7')).toMatchObject({ alt: 'Sweet mangoes', alt_bn: 'আম' });

  const picture = { bytes: await pngBytes(321, 123), type: 'image/png', name: 'b.png' };
  await editor.post(`/library-picture-replace/${id}`, form({}, { picture }));
  const after = await shown('slide7');
  expect(after.value).not.toBe(before.value);
  expect((await fetch(`${shop.origin()}${after.value}`)).status).toBe(200);

  expect(await read(id)).toMatchObject({ used: 1, uses: [{ place: 'sliders', record: null, part: 'slide7' }] });
  const { body } = await drop(id);
  expect(body).toMatchObject({ status: 409, message: expect.stringContaining('1') });
  await editor.post('/delete-slider-image', { slide: 'slide7' });
  expect(await read(id)).toMatchObject({ used: 0, uses: [] });
  expect((await drop(id)).body.status).toBe(200);
  expect((await editor.get(`/library-picture/${id}`)).body.status).toBe(404);
});

test('a page uses it in a block, in a text, and for search engines: also where only its draft does', async () => {
  const ids = [await upload({ alt: 'One' }), await upload(), await upload(), await upload({ alt: 'Four' })] as const;
  const words = { alt: 'Shown', alt_bn: 'দেখা যায়' };
  const { body } = await editor.post('/pages?depth=0', {
    title: 'With pictures',
    title_bn: 'ছবিসহ',
    slug: 'with-pictures',
    meta_image: ids[2],
    blocks: [
      { blockType: 'picture', image: ids[0], ...words },
      { blockType: 'text', content: documentWith(upload7(ids[1])), content_bn: documentWith(upload7(ids[1])) },
    ],
    _status: 'published',
  });
  expect(body.errors).toBeUndefined();
  const page = { place: 'pages', record: body.doc.id, title: 'With pictures', title_bn: 'ছবিসহ' };
  expect((await read(ids[0])).uses).toEqual([{ ...page, part: 'blocks' }]);
  expect((await read(ids[1])).uses).toEqual([{ ...page, part: 'blocks' }]);
  expect((await read(ids[2])).uses).toEqual([{ ...page, part: 'meta_image' }]);
  for (const id of ids.slice(0, 3)) expect((await drop(id)).body.status).toBe(409);

  expect((await read(ids[3])).used).toBe(0);
  const blocks = [{ blockType: 'picture', image: ids[3], ...words }];
  expect((await editor.patch(`/pages/${body.doc.id}?draft=true&depth=0`, { blocks, _status: 'draft' })).http).toBe(200);
  expect((await read(ids[3])).uses).toEqual([{ ...page, part: 'blocks' }]);
  expect((await drop(ids[3])).body.status).toBe(409);
  // Nor does a picture go with another record that showed it.
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await shop.payload().update({ collection: 'media', id: ids[0], data: { in_library: 0 } });
  await removeFiles(ctx, 'media', [ids[0]], 'site');
  expect((await read(ids[0])).picture.id).toBe(ids[0]);
});

test('a block without words of its own has those of the picture, and is refused where that has none', async () => {
  const [told, silent] = [await upload({ alt: 'Lychees', alt_bn: 'লিচু' }), await upload()];
  const publish = (image: number, slug: string) =>
    editor.post('/pages?depth=0', {
      title: 'Fruit',
      title_bn: 'ফল',
      slug,
      blocks: [{ blockType: 'picture', image }],
      _status: 'published',
    });
  expect((await publish(told, 'lychees')).http).toBe(201);
  expect((await shop.visitor.get('/page/lychees')).body.page.blocks).toMatchObject([{ alt: 'Lychees', alt_bn: 'লিচু' }]);
  expect((await publish(silent, 'silent')).http).toBe(400);
});

test('policies use it, also in a draft; the words of the picture are said in the language of the text', async () => {
  const [id, drafted] = [await upload({ alt: 'A parcel', alt_bn: 'একটি পার্সেল' }), await upload()];
  const before = await shop.payload().findGlobal({ slug: 'policies' });
  const { http, body } = await editor.post('/globals/policies', {
    returnpolicy: documentWith(upload7(id)),
    returnpolicy_bn: documentWith(upload7(id)),
    _status: 'published',
  });
  expect([http, body.errors]).toEqual([200, undefined]);
  expect((await read(id)).uses.map(({ place }: { place: string }) => place).sort()).toEqual(
    expect.arrayContaining(['policies', 'policy-texts']),
  );
  expect((await drop(id)).body.status).toBe(409);
  const draft = await editor.post('/globals/policies?draft=true', {
    returnpolicy: documentWith(upload7(drafted)),
    _status: 'draft',
  });
  expect(draft.http).toBe(200);
  expect((await read(drafted)).uses).toEqual([
    { place: 'policies', record: null, title: '', title_bn: '', part: 'returnpolicy' },
  ]);
  await shop.payload().updateGlobal({
    slug: 'policies',
    data: {
      returnpolicy: before.returnpolicy ?? null,
      returnpolicy_bn: before.returnpolicy_bn ?? null,
      _status: 'published',
    },
  });
  expect((await read(drafted)).used).toBe(0);
  // An earlier text stays as it was for the orders that were placed under it.
  expect((await read(id)).uses).toMatchObject([{ place: 'policy-texts' }]);
});

test('the CMS refuses to delete a picture in use, with the same message, and deletes others', async () => {
  const id = await upload();
  await choose('banner7', id);
  const refused = await editor.delete(`/media/${id}`);
  expect(refused.http).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('still shown');
  await editor.post('/delete-banner-image', { slide: 'banner7' });
  expect((await editor.delete(`/media/${id}`)).http).toBe(200);
  const { docs } = await shop.payload().find({
    collection: 'audit-logs',
    where: { and: [{ target: { equals: 'media' } }, { target_id: { equals: String(id) } }] },
  });
  expect(docs).toMatchObject([{ action: 'removed' }]);
});

test('a picture that somebody looks after in the library outlives the place that showed it', async () => {
  const [kept, other] = [await upload(), await upload()];
  await shop.payload().update({ collection: 'media', id: other, data: { in_library: 0 } });
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await removeFiles(ctx, 'media', [kept, other], 'site');
  expect((await read(kept)).picture.id).toBe(kept);
  expect((await editor.get(`/library-picture/${other}`)).body.status).toBe(404);
});

test('a place takes pictures of the library only', async () => {
  const { docs } = await shop
    .payload()
    .find({ collection: 'media', where: { purpose: { equals: 'product' } }, limit: 1 });
  expect((await choose('banner6', Number(docs[0]!.id))).body.status).toBe(404);
  expect((await choose('banner6', 999_999)).body.status).toBe(404);
});
