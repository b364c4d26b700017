import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
const figures = async (caller: typeof shop.visitor) => (await caller.get('/get-admin-dashboard-data')).body.data;

describe('the dashboard', () => {
  test('shows admins the totals, which follow every change', async () => {
    const { caller } = await make.admin();
    // The warehouse that sellers share has an incharge.
    await make.seller();
    const before = await figures(caller);
    const seller = await make.seller();
    await make.order({ seller });
    await make.create('coupons', { code: 'DASH', type: 1, fixed: 10, min_order: 0, quantity: 1, remain: 1, status: 1 });
    const after = await figures((await make.subadmin()).caller);
    expect(after).toMatchObject({
      total_vendor: before.total_vendor + 1,
      total_product: before.total_product + 1,
      total_order: before.total_order + 1,
      total_main_cat: before.total_main_cat + 1,
      total_coupon: before.total_coupon + 1,
      total_new: 0,
      total_myproduct: 0,
    });
    expect(after.total_user).toBe(before.total_user + 3);
  });

  test('shows a vendor their own figures and no totals', async () => {
    const seller = await make.seller();
    const other = await make.seller();
    const product = await make.product(seller);
    await make.product(seller, { status: 0 });
    for (const status of [0, 0, 3, 7]) await make.order({ seller, product, status });
    await make.order({ seller: other });
    expect(await figures(seller.caller)).toMatchObject({
      total_new: 2,
      total_shipped: 1,
      total_completed: 1,
      total_myproduct: 2,
      total_user: 0,
      total_order: 0,
    });
  });

  test('is closed to customers and visitors', async () => {
    expect((await (await make.person()).caller.get('/get-admin-dashboard-data')).http).toBe(403);
    expect((await shop.visitor.get('/get-admin-dashboard-data')).http).toBe(401);
    expect((await (await make.warehouse()).incharge.caller.get('/get-admin-dashboard-data')).status).toBe(200);
  });
});
