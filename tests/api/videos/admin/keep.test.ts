import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
});

let count = 0;
const video = (more: object = {}) => ({
  title: 'Fish market',
  url: `abcDEF_${String((count += 1)).padStart(4, '0')}`,
  featured: 0,
  status: 1,
  ...more,
});
const kept = async (url: string) =>
  (await admin.caller.get('/get-all-videos')).body.videos.find((each: { url: string }) => each.url === url);
const shown = async (url: string) => {
  const { body } = await shop.visitor.get('/show-videos');
  const has = (list: { url: string }[]) => list.some((each) => each.url === url);
  return has(body.featuredvideos) ? 'featured' : has(body.videos) ? 'shown' : 'hidden';
};

test('a video is added, toggled in both ways and deleted, and visitors see each step', async () => {
  const wanted = video();
  expect((await admin.caller.post('/add-new-videos', wanted)).body).toEqual({ status: 200, message: 'Video Added' });
  const { id } = await kept(wanted.url);
  expect(await shown(wanted.url)).toBe('shown');
  expect((await admin.caller.post(`/featured-change/${id}`)).status).toBe(200);
  expect(await shown(wanted.url)).toBe('featured');
  expect((await admin.caller.post(`/status-change/${id}`)).status).toBe(200);
  expect(await shown(wanted.url)).toBe('hidden');
  expect(await kept(wanted.url)).toMatchObject({ featured: 1, status: 0 });
  await admin.caller.post(`/status-change/${id}`);
  expect((await admin.caller.delete(`/delete-videos/${id}`)).body).toEqual({ status: 200, message: 'Video Deleted' });
  expect(await kept(wanted.url)).toBeUndefined();
  for (const call of [`/featured-change/${id}`, `/status-change/${id}`])
    expect((await admin.caller.post(call)).status).toBe(404);
  expect((await admin.caller.delete(`/delete-videos/${id}`)).status).toBe(404);
});

test('the same video is not added twice', async () => {
  const wanted = video();
  await admin.caller.post('/add-new-videos', wanted);
  expect((await admin.caller.post('/add-new-videos', wanted)).body).toEqual({
    status: 201,
    message: 'This video has already been added.',
  });
});

test.each([
  [{ url: 'short' }, 'url'],
  [{ url: 'twelve_chars' }, 'url'],
  [{ url: 'has space!!' }, 'url'],
  [{ title: '' }, 'title'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ featured: 2 }, 'featured'],
])('%j is refused by name', async (wrong, field) => {
  const { body } = await admin.caller.post('/add-new-videos', video(wrong));
  expect([body.status, Object.keys(body.errors)]).toEqual([422, [field]]);
});
