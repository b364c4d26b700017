/** Admins accept or refuse what a vendor asked for: once, with a notice, and in the audit log. */
import { openShop } from '../../../support/http';
import { form, market, pngBytes, type Seller } from '../../../support/make/market';
import { formOf } from '../formOf';

const shop = openShop();
const make = market(shop);

async function asked(seller: Seller, change: object, files: object = {}): Promise<string> {
  const body = { ...formOf(seller), ...change, reason: 'The trade licence was renewed.' };
  const reply = await seller.caller.post('/ask-profile-change', form(body, files as never));
  expect(reply.body.status).toBe(200);
  return String(reply.body.id);
}
const noticesOf = async (user: number | string) =>
  (
    await shop.payload().find({ collection: 'notifications', where: { user: { equals: user } }, sort: 'createdAt' })
  ).docs.map((each) => each.message);

test('accepted: the record and the paper change at once, the vendor is told, the log says who', async () => {
  const admin = await make.admin();
  const seller = await make.seller();
  const id = await asked(seller, { trade_license: 'TL-1' }, { trade_license_image: { bytes: await pngBytes() } });
  const listed = (await admin.caller.get('/list-profile-changes?offset=0&limit=100')).body;
  expect(listed.requests.map((each: { id: unknown }) => String(each.id))).toContain(id);
  // Somebody corrects another field meanwhile: that stays.
  await shop.payload().update({ collection: 'vendors', id: seller.vendor.id, data: { name: 'As On The Card' } });
  expect((await admin.caller.post(`/accept-profile-change/${id}`)).body).toMatchObject({ status: 200 });
  const { vendor } = (await admin.caller.get(`/get-single-vendor/${seller.vendor.id}`)).body;
  expect(vendor).toMatchObject({
    trade_license: 'TL-1',
    name: 'As On The Card',
    trade_license_image: expect.stringMatching(/vendor-document/),
  });
  expect(await noticesOf(seller.user.id)).toEqual(expect.arrayContaining([expect.stringContaining('was accepted')]));
  const log = (await admin.caller.get(`/get-audit-log?resource=vendors&record=${seller.vendor.id}`)).body;
  expect(JSON.stringify(log)).toContain('TL-1');
  const { request } = (await admin.caller.get(`/profile-change/${id}`)).body;
  expect(request).toMatchObject({ state: 1, decided_by: admin.user.name });
  expect((await seller.caller.get('/own-profile-changes')).body.requests[0]).toMatchObject({
    state: 1,
    decided_by: '',
  });
});

test('refused with a reason: nothing changes, the vendor reads it and may ask again', async () => {
  const { caller } = await make.subadmin();
  const seller = await make.seller();
  const id = await asked(seller, { bin: '000111222' });
  expect((await caller.post(`/refuse-profile-change/${id}`, { reason: ' ' })).body.status).toBe(422);
  expect((await caller.post(`/refuse-profile-change/${id}`, { reason: 'Send the paper.' })).body.status).toBe(200);
  expect((await seller.caller.get('/get-auth-vendor')).body.vendor.bin).toBe('');
  expect((await seller.caller.get('/own-profile-changes')).body.requests[0]).toMatchObject({
    state: 2,
    answer: 'Send the paper.',
  });
  expect(await noticesOf(seller.user.id)).toEqual(expect.arrayContaining([expect.stringContaining('Send the paper.')]));
  await asked(seller, { bin: '000111222' });
});

test('of two admins one decides; what is decided stays', async () => {
  const [one, two] = [await make.admin(), await make.subadmin()];
  const seller = await make.seller();
  const id = await asked(seller, { bin: '9' });
  const replies = await Promise.all([
    one.caller.post(`/accept-profile-change/${id}`),
    two.caller.post(`/refuse-profile-change/${id}`, { reason: 'No.' }),
  ]);
  expect(replies.map(({ body }) => body.status).sort()).toEqual([200, 201]);
  expect((await one.caller.post(`/accept-profile-change/${id}`)).body.status).toBe(201);
  expect((await one.caller.post('/accept-profile-change/99999999')).body.status).toBe(404);
});

test('the requests of a vendor go with the vendor', async () => {
  const { caller } = await make.admin();
  const seller = await make.seller();
  const id = await asked(seller, { bin: '9' }, { trade_license_image: { bytes: await pngBytes() } });
  await caller.post(`/suspend-vendor/${seller.vendor.id}`);
  expect((await caller.delete(`/rejected-vendor/${seller.vendor.id}`)).body.status).toBe(200);
  expect((await caller.get(`/profile-change/${id}`)).body.status).toBe(404);
  const papers = await shop.payload().count({ collection: 'documents', where: { owner: { equals: seller.user.id } } });
  expect(papers.totalDocs).toBe(0);
});
