/** Searches that found nothing, and the synonyms they lead to. */
import { createLocalReq } from 'payload';
import { missedLimits } from '../../../../domain/search/missed';
import { addDays, dhakaDay } from '../../../../domain/time/dhaka';
import { openCtx } from '../../../../services/openCtx';
import { writeMissed } from '../../../../services/search/noteMissed';
import { pruneMissed } from '../../../../services/search/pruneMissed';
import { openShop, type Body, type Caller } from '../../../support/http';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let admin: Caller;

beforeAll(async () => {
  admin = await shop.as('subadmin');
});

const search = async (keyword: string, query = ''): Promise<Body> => {
  const { body } = await shop.visitor.get(`/normal-search/${encodeURIComponent(keyword)}/-/-${query}`);
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
async function listed(query = ''): Promise<{ query: string; times: number; last_at: string }[]> {
  const { body } = await admin.get(`/missed-search-list${query}`);
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return body.searches;
}
const rows = async (query: string) =>
  (await shop.payload().find({ collection: 'missed-searches', where: { query: { equals: query } } })).docs;

test('searches without results are counted by words and day, across writes and processes', async () => {
  const before = Date.now();
  for (const keyword of ['Xzqwkjvh Plmgtrbz', 'xzqwkjvh  plmgtrbz!', 'XZQWKJVH-PLMGTRBZ']) await search(keyword);
  expect((await listed('?search=xzqw'))[0]).toMatchObject({ query: 'xzqwkjvh plmgtrbz', times: 3 });
  await search('xzqwkjvh plmgtrbz');
  const [found, ...others] = await listed('?search=xzqwkjvh');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ query: 'xzqwkjvh plmgtrbz', times: 4 });
  expect(Date.parse(found!.last_at)).toBeGreaterThanOrEqual(before - 1_000);
  expect(await rows('xzqwkjvh plmgtrbz')).toHaveLength(1);
});

test('searches with results, later pages and personal data are not counted', async () => {
  await search('rice');
  await search('qqzxwtgd kkvvrpmn', '?offset=24&limit=24');
  await search('01712345678');
  await search('nobody@zzqx.example');
  expect((await listed('?limit=100')).filter(({ query }) => /rice|qqzxw|0171|nobody/.test(query))).toEqual([]);
});

test('the searching person is not stored', async () => {
  const customer = await shop.as('customer');
  await customer.get('/normal-search/wwkkzz/-/-');
  await listed();
  const [row] = await rows('wwkkzz');
  expect(Object.keys(row!).sort()).toEqual(['createdAt', 'day', 'id', 'key', 'last_at', 'query', 'times', 'updatedAt']);
});

test('sorted and in parts, the days of a search together, only the days that are asked for', async () => {
  const today = new Date();
  const write = (query: string, daysAgo: number, times: number) => {
    const at = addDays(today, -daysAgo);
    const day = dhakaDay(at);
    return shop.payload().create({
      collection: 'missed-searches',
      data: { key: `${day} ${query}`, query, day, times, last_at: at.toISOString() },
    });
  };
  await write('ppqq one', 0, 5);
  await write('ppqq one', 3, 20);
  await write('ppqq two', 10, 9);
  const of = async (query: string) =>
    (await listed(`?search=ppqq&${query}`)).map(({ query: text, times }) => `${text} ${times}`);
  expect(await of('')).toEqual(['ppqq one 25', 'ppqq two 9']);
  expect(await of('sort=times')).toEqual(['ppqq two 9', 'ppqq one 25']);
  expect(await of('sort=last_at')).toEqual(['ppqq two 9', 'ppqq one 25']);
  expect(await of('sort=query&limit=1&offset=1')).toEqual(['ppqq two 9']);
  expect(await of('days=7')).toEqual(['ppqq one 25']);
  expect(await of('days=1')).toEqual(['ppqq one 5']);
  for (const wrong of ['sort=name', 'days=0', 'days=61', 'limit=101'])
    expect([wrong, (await admin.get(`/missed-search-list?${wrong}`)).body.status]).toEqual([wrong, 422]);
});

test('beyond the limit those go that were searched least; old days go by themselves', async () => {
  const payload = shop.payload();
  const ctx = openCtx(await createLocalReq({}, payload));
  const day = dhakaDay(ctx.now);
  const old = dhakaDay(addDays(ctx.now, -missedLimits.days - 1));
  const append = (query: string, on: string, times: number) =>
    ctx.db.append('a test', 'missed-searches', {
      key: `${on} ${query}`,
      query,
      day: on,
      times,
      last_at: new Date(`${on}T06:00:00Z`).toISOString(),
    });
  await ctx.db.inTransaction(async () => {
    for (let n = 0; n < missedLimits.rows; n += 1) await append(`filler ${n}`, day, 2);
    await append('oldest', old, 50);
  });
  await search('rrttkkx');
  await search('rrttkkx');
  await search('rrttkkx');
  await writeMissed(payload);
  const count = async () => (await payload.count({ collection: 'missed-searches' })).totalDocs;
  expect(await count()).toBe(missedLimits.rows);
  expect([(await rows('rrttkkx')).length, (await rows('oldest')).length]).toEqual([1, 1]);
  await pruneMissed(ctx);
  expect((await rows('oldest')).length).toBe(0);
  expect(await count()).toBe(missedLimits.rows - 1);
});

test('counting a search without results does not clear the public cache', async () => {
  const revision = () => shop.payload().db.publicRevision();
  await listed();
  const before = await revision();
  await search('nnbbvvcc');
  await listed();
  expect(await revision()).toBe(before);
});

test('a word that was not found gets other names and is found, by admins only', async () => {
  const seller = await make.seller();
  await make.product(seller, { name: 'Hoverplank W1', name_bn: 'হোভার তক্তা' });
  const found = async () => (await search('qvortz')).general_total as number;
  expect(await found()).toBe(0);
  const before = (await admin.get('/get-search-settings')).body.synonyms as string;
  expect((await admin.post('/save-search-settings', { synonyms: `${before}\nqvortz, hoverplank` })).body).toMatchObject(
    {
      status: 200,
      message: 'Search Words Updated',
    },
  );
  expect(await found()).toBe(1);
  expect((await admin.post('/save-search-settings', {})).body.status).toBe(200);
  expect((await admin.get('/get-search-settings')).body.synonyms).toContain('qvortz, hoverplank');
  const long = await admin.post('/save-search-settings', { synonyms: 'a'.repeat(20_001) });
  expect(long.body).toMatchObject({ status: 422, errors: { synonyms: [expect.any(String)] } });
});
