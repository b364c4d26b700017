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
