/** The media library: pictures in folders, their words, what of them stays where they are cut, and another file for one. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openShop, type Caller } from '../../../support/http';
import { form } from '../../../support/make/market';

const shop = openShop();
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

let count = 0;
async function file(): Promise<{ bytes: Buffer; type: string; name: string }> {
  count += 1;
  const background = { r: count, g: 90, b: 60 };
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { bytes, type: 'image/png', name: `ground-${count}.png` };
}
async function upload(fields: Record<string, string> = {}): Promise<number> {
  const { body } = await editor.post('/library-picture-upload', form(fields, { picture: await file() }));
  expect(body).toMatchObject({ status: 200, id: expect.anything() });
  return body.id;
}
async function folder(name = `Folder ${(count += 1)}`): Promise<number> {
  const { body } = await editor.post('/library-folder-create', { name });
  expect(body).toMatchObject({ status: 200, id: expect.anything() });
  return body.id;
}
const read = async (id: number) => (await editor.get(`/library-picture/${id}`)).body;
const list = async (query: string) => (await editor.get(`/all-library-picture?${query}`)).body;
const idsOf = (answer: { pictures: { id: number }[] }) => answer.pictures.map(({ id }) => id);
const save = (id: number, change: object) =>
  editor.post(`/library-picture-update/${id}`, {
    alt: '',
    alt_bn: '',
    focus_x: '',
    focus_y: '',
    folder: '',
    ...change,
  });
const entries = async (target: string, id: string | number) =>
  (
    await shop.payload().find({
      collection: 'audit-logs',
      where: { and: [{ target: { equals: target } }, { target_id: { equals: String(id) } }] },
      sort: 'id',
    })
  ).docs;
const stored = (image: string) =>
  path.join(process.env.DATA_DIR!, 'uploads', 'media', path.basename(decodeURIComponent(image)));

test('a picture is uploaded under its own name, described and found by its words, in either language', async () => {
  const id = await upload({ alt: 'Boats at a ghat', alt_bn: 'ঘাটে নৌকা', file_name: 'Eid Boats.JPG' });
  const { picture, uses, used } = await read(id);
  expect(picture).toMatchObject({
    alt: 'Boats at a ghat',
    alt_bn: 'ঘাটে নৌকা',
    folder: null,
    focus: null,
    width: 900,
    height: 600,
  });
  expect(picture.name).toMatch(/^eid-boats-[a-z0-9]+-[0-9a-f]{10}\.webp$/);
  expect([uses, used]).toEqual([[], 0]);
  expect((await fetch(`${shop.origin()}${picture.large}`)).status).toBe(200);
  for (const search of ['at a gh', 'নৌকা', 'eid-boats']) {
    const found = await list(`search=${encodeURIComponent(search)}&offset=0&limit=10`);
    expect([search, idsOf(found), found.totalcount]).toEqual([search, [id], 1]);
  }
  expect(await save(id, { alt: 'Boats', alt_bn: 'নৌকাগুলো', focus_x: 80, focus_y: 0 })).toMatchObject({ status: 200 });
  expect((await read(id)).picture).toMatchObject({ alt: 'Boats', alt_bn: 'নৌকাগুলো', focus: { x: 80, y: 0 } });
  expect(await entries('media', id)).toMatchObject([
    { action: 'changed', before: { alt: 'Boats at a ghat' }, after: { alt: 'Boats', focus_x: 80, focus_y: 0 } },
  ]);
  await save(id, { alt: 'Boats', focus_x: 80 });
  expect((await read(id)).picture.focus).toBeNull();
});

test.each([
  [{ alt: 'x'.repeat(301) }, 'alt'],
  [{ focus_x: 101, focus_y: 5 }, 'focus_x'],
  [{ focus_x: 5, focus_y: -1 }, 'focus_y'],
  [{ folder: 999_999 }, 'folder'],
])('%j is refused at its field', async (change, field) => {
  const id = await upload();
  expect((await save(id, change)).body).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
});

test('folders have names of their own, count their pictures, and leave them behind', async () => {
  const id = await folder('Summer');
  for (const name of ['Summer', '  sUMMER '])
    expect((await editor.post('/library-folder-create', { name })).body).toMatchObject({ status: 409 });
  expect((await editor.post('/library-folder-create', { name: 'x'.repeat(61) })).body.status).toBe(422);
  const other = await folder('Winter');
  expect((await editor.post(`/library-folder-update/${other}`, { name: 'summer' })).body.status).toBe(409);
  expect((await editor.post(`/library-folder-update/${other}`, { name: 'WINTER' })).body.status).toBe(200);

  const pictures = [await upload({ folder: String(id) }), await upload(), await upload()];
  const before = (await editor.get('/all-library-folder')).body;
  expect(before.folders).toContainEqual({ id, name: 'Summer', pictures: 1 });
  expect((await editor.post('/library-picture-move', { ids: pictures, folder: id })).body.status).toBe(200);
  const after = (await editor.get('/all-library-folder')).body;
  expect(after.folders).toContainEqual({ id, name: 'Summer', pictures: 3 });
  expect(after.without).toBe(before.without - 2);
  expect(idsOf(await list(`folder=${id}`))).toEqual([...pictures].reverse());
  expect(idsOf(await list('folder=none'))).not.toContain(pictures[0]);
  expect(await entries('media-folders', id)).toMatchObject([
    { action: 'created' },
    { action: 'moved', title: 'Summer' },
  ]);

  expect((await editor.delete(`/library-folder-delete/${id}`)).body.status).toBe(200);
  expect((await read(pictures[0]!)).picture.folder).toBeNull();
  expect(idsOf(await list('folder=none&offset=0&limit=3'))).toEqual([...pictures].reverse());
  expect((await editor.delete(`/library-folder-delete/${id}`)).body.status).toBe(404);
});

test('pictures move together or not at all', async () => {
  const [id, to] = [await upload(), await folder()];
  expect((await editor.post('/library-picture-move', { ids: [id, 999_999], folder: to })).body.status).toBe(404);
  expect((await editor.post('/library-picture-move', { ids: [id], folder: 999_999 })).body.status).toBe(422);
  expect((await editor.post('/library-picture-move', { ids: [], folder: to })).body.status).toBe(422);
  expect((await read(id)).picture.folder).toBeNull();
});

test('another file takes the place of one: the same picture, another address, the old files are gone, the log tells it', async () => {
  const id = await upload({ alt: 'A field', file_name: 'field.png' });
  const before = (await read(id)).picture;
  expect(fs.existsSync(stored(before.large))).toBe(true);
  const { docs: others } = await shop.payload().find({ collection: 'media', limit: 0, pagination: false });
  const made = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const body = form({ file_name: 'newer.png' }, { picture: { bytes: made, type: 'image/png', name: 'newer.png' } });
  expect((await editor.post(`/library-picture-replace/${id}`, body)).body.status).toBe(200);
  const after = (await read(id)).picture;
  expect(after).toMatchObject({ id, alt: 'A field', width: 500, height: 500, name: expect.stringMatching(/^newer-/) });
  expect((await fetch(`${shop.origin()}${after.large}`)).status).toBe(200);
  for (const old of [before.image, before.large]) {
    expect(fs.existsSync(stored(old))).toBe(false);
    expect((await fetch(`${shop.origin()}${old}`)).status).toBe(404);
  }
  expect((await shop.payload().count({ collection: 'media' })).totalDocs).toBe(others.length);
  expect(await entries('media', id)).toMatchObject([
    { action: 'changed', title: before.name, before: { filename: before.name }, after: { filename: after.name } },
  ]);
});

test('what is not a picture replaces nothing, and leaves nothing behind', async () => {
  const id = await upload();
  const before = (await read(id)).picture;
  const { totalDocs } = await shop.payload().count({ collection: 'media' });
  const broken = form({}, { picture: { bytes: Buffer.from('no picture at all'), type: 'image/png', name: 'a.png' } });
  expect((await editor.post(`/library-picture-replace/${id}`, broken)).body).toMatchObject({
    status: 422,
    errors: { picture: [expect.any(String)] },
  });
  expect((await read(id)).picture).toEqual(before);
  expect((await shop.payload().count({ collection: 'media' })).totalDocs).toBe(totalDocs);
  expect((await editor.post('/library-picture-replace/999999', form({}, { picture: await file() }))).body.status).toBe(
    404,
  );
});

test('pictures of people and products are no part of the library', async () => {
  const { docs } = await shop
    .payload()
    .find({ collection: 'media', where: { purpose: { not_equals: 'site' } }, limit: 1 });
  const [other] = docs;
  expect(other).toBeDefined();
  expect((await editor.get(`/library-picture/${other!.id}`)).body.status).toBe(404);
  expect((await save(Number(other!.id), { alt: 'taken over' })).body.status).toBe(404);
  expect((await editor.post('/library-picture-move', { ids: [other!.id], folder: '' })).body.status).toBe(404);
  expect((await editor.delete(`/library-picture-delete/${other!.id}`)).body.status).toBe(404);
});
