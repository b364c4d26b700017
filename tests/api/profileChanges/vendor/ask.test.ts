/** A vendor asks admins to change the own record: one request at a time, seen and taken back by its vendor alone. */
import { openShop } from '../../../support/http';
import { form, market, pngBytes } from '../../../support/make/market';
import { formOf } from '../formOf';

const shop = openShop();
const make = market(shop);

test('only what differs is asked for, with reason and papers; meanwhile nothing changes', async () => {
  const seller = await make.seller();
  const asked = { ...formOf(seller), business_address: 'Shop 9, New Market', reason: 'We moved.' };
  const paper = { trade_license_image: { bytes: await pngBytes() } };
  expect((await seller.caller.post('/ask-profile-change', form(asked, paper))).body.status).toBe(200);
  const { requests } = (await seller.caller.get('/own-profile-changes')).body;
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    state: 0,
    reason: 'We moved.',
    changes: expect.arrayContaining([{ field: 'business_address', before: 'Market 1', after: 'Shop 9, New Market' }]),
    papers: { trade_license_image: expect.stringContaining('/api/documents/file/'), nid_front_image: null },
    decided_by: '',
  });
  expect((await seller.caller.get('/get-auth-vendor')).body.vendor.business_address).toBe('Market 1');
  const other = await make.seller();
  const address = String(requests[0].papers.trade_license_image).replace('/api', '');
  expect((await seller.caller.get(address)).http).toBe(200);
  expect((await other.caller.get(address)).http).toBe(404);
  expect((await other.caller.get('/own-profile-changes')).body.requests).toEqual([]);
});

test('nothing different, no reason and bad fields are refused, all at once', async () => {
  const seller = await make.seller({ thana: 'T', postcode: '1000', business_thana: 'T', business_postcode: '1000' });
  const same = formOf(seller);
  expect((await seller.caller.post('/ask-profile-change', form({ ...same, reason: 'x' }))).body.status).toBe(409);
  const bad = { ...same, nid: '12', mobile: '123', reason: '' };
  const { body } = await seller.caller.post('/ask-profile-change', form(bad));
  expect(body.status).toBe(422);
  expect(Object.keys(body.errors).sort()).toEqual(expect.arrayContaining(['nid', 'reason']));
});

test('a second one waits until the first is taken back, also of two at once', async () => {
  const seller = await make.seller();
  const ask = (name: string) =>
    seller.caller.post('/ask-profile-change', form({ ...formOf(seller), name, reason: 'Married.' }));
  const both = await Promise.all([ask('Rina Akter'), ask('Rina Begum')]);
  expect(both.map(({ body }) => body.status).sort()).toEqual([200, 409]);
  const { id } = (await seller.caller.get('/own-profile-changes')).body.requests[0];
  const other = await make.seller();
  expect((await other.caller.post(`/withdraw-profile-change/${id}`)).body.status).toBe(404);
  expect((await seller.caller.post(`/withdraw-profile-change/${id}`)).body.status).toBe(200);
  expect((await seller.caller.post(`/withdraw-profile-change/${id}`)).body.status).toBe(201);
  expect((await ask('Rina Khatun')).body.status).toBe(200);
});
