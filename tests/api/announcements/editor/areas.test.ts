/** Announcements for some areas, and their drafts. */
import type { Announcement } from '../../../../payload-types';
import { openShop, type Caller } from '../../../support/http';

const shop = openShop();
let editor: Caller;
type Place = { id: number; district: number };
let here: Place;
let there: Place;
beforeAll(async () => {
  editor = await shop.as('editor');
  const { docs } = await shop.payload().find({ collection: 'upazilas', limit: 500, depth: 0, sort: 'id' });
  const places = docs.map(({ id, district }) => ({ id, district: district as number }));
  here = places[0]!;
  there = places.find(({ district }) => district !== here.district)!;
});

const words = {
  text: 'Free delivery',
  text_bn: 'বিনা খরচে ডেলিভারি',
  tone: 'sale',
  shown_on: 'everywhere',
  link_kind: 'none',
};
const bar = async (place?: Place, caller: Caller = shop.visitor) =>
  (await caller.get(`/announcement-bar${place ? `?district=${place.district}&upazila=${place.id}` : ''}`)).body
    .everywhere?.text as string | undefined;
const list = async () =>
  (await editor.get('/all-announcement')).body.announcements as { id: number; text: string; status: string }[];
afterEach(async () => {
  for (const { id } of await list()) await editor.delete(`/announcement-delete/${id}`);
});
const add = async (more: object) =>
  expect((await editor.post('/announcement-create', { ...words, ...more })).body).toMatchObject({ status: 200 });

test.each([
  ['upazila', () => ({ upazilas: [here.id] })],
  ['district', () => ({ districts: [here.district] })],
])('one for a %s is seen there alone, whatever was asked before', async (_kind, areas) => {
  await add({ ...areas(), text: 'Only here' });
  // Each answer is cached: in both orders none is given to another place.
  for (let round = 0; round < 2; round += 1)
    expect([await bar(here), await bar(), await bar(there)]).toEqual(['Only here', undefined, undefined]);
  expect((await editor.get('/all-announcement')).body.announcements[0]).toMatchObject({
    status: 'published',
    ...Object.fromEntries(Object.entries(areas()).map(([name, [id]]) => [name, [expect.objectContaining({ id })]])),
  });
});

test('the newer one is shown where both are for the shopper', async () => {
  await add({ text: 'For all' });
  await add({ text: 'For this area', upazilas: [here.id] });
  expect([await bar(here), await bar(there), await bar()]).toEqual(['For this area', 'For all', 'For all']);
});

test.each([
  [{ districts: [999_999] }, 'districts'],
  [{ upazilas: [999_999] }, 'upazilas'],
])('%j is refused at its field', async (wrong, field) => {
  expect((await editor.post('/announcement-create', { ...words, ...wrong })).body).toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
});

test('a draft is nobody’s but the editors’, and what is published stays until the draft is', async () => {
  const SECRET = 'Nobody may know yet';
  await add({ text: SECRET, draft: 1 });
  expect(await list()).toMatchObject([{ text: SECRET, status: 'draft' }]);
  expect(await bar()).toBeUndefined();
  const { id } = (await list())[0]!;
  expect((await editor.post(`/announcement-update/${id}`, { ...words, text: 'Open' })).body.status).toBe(200);
  expect(await bar()).toBe('Open');
  expect((await editor.post(`/announcement-update/${id}`, { ...words, text: SECRET, draft: 1 })).body.status).toBe(200);
  expect([await bar(), (await list())[0]]).toMatchObject(['Open', { text: SECRET, status: 'changed' }]);
  expect((await editor.get(`/preview-announcement/${id}`)).body.announcement.text).toBe(SECRET);

  const versions = (await editor.get('/announcements/versions?depth=0&limit=20')).body.docs as {
    id: number;
    version: Announcement;
  }[];
  const version = versions.find((each) => each.version.text === SECRET)!.id;
  for (const account of [null, 'customer', 'vendor.fashion', 'incharge.dhaka'] as const) {
    const caller = account ? await shop.as(account) : shop.visitor;
    for (const way of [
      '/announcement-bar',
      '/announcements?draft=true',
      `/announcements/${id}?draft=true`,
      '/announcements/versions',
      `/announcements/versions/${version}`,
      `/preview-announcement/${id}`,
      '/all-announcement',
    ]) {
      const { http, body } = await caller.get(way);
      expect([way, http < 500, JSON.stringify(body).includes(SECRET)]).toEqual([way, true, false]);
    }
    for (const [method, way] of [
      ['PATCH', `/announcements/${id}?draft=true`],
      ['POST', `/announcements/versions/${version}`],
      ['DELETE', `/announcements/${id}`],
    ] as const)
      expect([way, [401, 403, 404].includes((await caller.send(method, way, {})).http)]).toEqual([way, true]);
  }
  const open = versions.find((each) => each.version.text === 'Open')!.id;
  expect((await editor.post(`/announcements/versions/${open}`, {})).http).toBe(200);
  expect((await list())[0]).toMatchObject({ text: 'Open', status: 'published' });
});
