/** What narrows and sorts the lists of returns. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('by status, refund and day of the request, in both orders', async () => {
  const admin = await make.admin();
  const seller = await make.seller();
  const made = async (data: object) => (await make.returnOf(await make.order({ seller, status: 6 }), data)).id;
  const old = await made({ status: 0, createdAt: '2026-05-01T03:00:00.000Z' });
  const refunded = await made({ status: 4, payment_refund: 1, createdAt: '2026-05-02T03:00:00.000Z' });
  const open = await made({ status: 4, createdAt: '2026-05-03T03:00:00.000Z' });
  // The demo data has returns of its own, of other months.
  const ids = async (query: string, path = '/admin-all-return-product') =>
    (await admin.caller.get(`${path}?from=2026-05-01&to=2026-05-03&${query}`)).body.returns.map(
      (row: { id: number }) => row.id,
    );
  expect(await ids('')).toEqual([open, refunded, old]);
  expect(await ids('sort=created_at')).toEqual([old, refunded, open]);
  expect(await ids('status=0')).toEqual([old]);
  expect((await admin.caller.get('/admin-all-return-product?from=2026-05-02&to=2026-05-02')).body.totalcount).toBe(1);
  expect(await ids('payment_refund=0', '/admin-refund-request')).toEqual([open]);
  const own = (await seller.caller.get('/vendor-received-return-product?payment_refund=1')).body.returns;
  expect(own.map((row: { id: number }) => row.id)).toEqual([refunded]);
  expect((await admin.caller.get('/admin-all-return-product?status=9')).status).toBe(422);
});

test('by vendor, with what was refunded for everything that is found', async () => {
  const admin = await make.admin();
  const [seller, other] = [await make.seller(), await make.seller()];
  const made = async (of: typeof seller, data: object) =>
    (await make.returnOf(await make.order({ seller: of, status: 7 }), data)).id;
  const refunded = await made(seller, { status: 4, payment_refund: 1, refund_amount: 70 });
  const more = await made(seller, { status: 4, payment_refund: 1, refund_amount: 30 });
  const open = await made(seller, { status: 3 });
  const another = await made(other, { status: 4, payment_refund: 1, refund_amount: 900 });
  const list = async (query: string, path = '/admin-all-return-product') =>
    (await admin.caller.get(`${path}?offset=0&limit=1&${query}`)).body;
  expect(await list(`vendor=${seller.vendor.id}`)).toMatchObject({ totalcount: 3, refunded: 100 });
  expect(await list(`vendor=${seller.vendor.id}&status=3`)).toMatchObject({ totalcount: 1, refunded: 0 });
  expect(await list(`vendor=${other.vendor.id}`, '/admin-refund-request')).toMatchObject({
    returns: [{ id: another }],
    totalcount: 1,
    refunded: 900,
  });
  expect(await list('vendor=999999')).toMatchObject({ totalcount: 0, refunded: 0 });
  const all = (await admin.caller.get(`/admin-all-return-product?vendor=${seller.vendor.id}`)).body.returns;
  expect(all.map((row: { id: number }) => row.id)).toEqual([open, more, refunded]);
});
