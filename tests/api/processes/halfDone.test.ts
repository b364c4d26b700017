/** Use cases on a MongoDB without transactions: their process dies before each of its writes, and another repairs what it left. */
import { onMongo } from '../../support/databases';
import { dying, told } from '../../support/dying';
import { openShop } from '../../support/http';
import { market, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
let admin: Person;

const { repair, rows, wholeOrNot, adapter } = dying(shop);

(onMongo ? describe : describe.skip)('a process that dies in the middle of', () => {
  beforeAll(async () => {
    seller = await make.seller();
    admin = await make.admin();
    await make.delivery();
  });

  async function placed() {
    const customer = await make.person();
    const product = await make.product(seller, { qty: 10 });
    await make.fill(customer, [[product, 3]]);
    const { body } = await customer.caller.post('/order-place', make.payload());
    expect(body.status).toBe(200);
    const [sent] = await rows('packages', { order_number: { equals: body.order_number } });
    return { customer, product, sent: sent! };
  }

  test('canceling a package leaves it canceled with its pieces back, or neither', async () => {
    const writes = await wholeOrNot(async () => {
      const { product, sent } = await placed();
      const state = async () => {
        const parts = [await rows('packages', { id: { equals: sent.id } }), await rows('package-events', { package: { equals: sent.id } }), await rows('audit-logs', { target_id: { equals: String(sent.id) } }), await rows('notifications', { link: { like: String(sent.tracking_id) } })];
        return [await make.stockOf(product), ...parts.map(told)].join('\n');
      };
      return {
        act: () => seller.caller.post(`/pto-update-status/${String(sent.tracking_id)}/8`),
        state,
        isDone: async () => (await rows('packages', { id: { equals: sent.id } }))[0]!.status === 8 && (await make.stockOf(product)) === 10,
      };
    });
    expect(writes).toBeGreaterThan(8);
  }, 400_000);

  test('deleting an account leaves it whole, or gone', async () => {
    await wholeOrNot(async () => {
      const { customer, product } = await placed();
      await make.fill(customer, [[product, 1]]);
      const own = { user: { equals: customer.user.id } };
      const state = async () => [await rows('users', { id: { equals: customer.user.id } }), await rows('carts', own), await rows('addresses', own), await rows('notifications', own)].map(told).join('\n');
      return {
        act: () => admin.caller.post(`/delete-user-account/${String(customer.user.id)}`),
        state,
        isDone: async () => (await rows('users', { id: { equals: customer.user.id } }))[0]!.name === 'Deleted User' && (await rows('carts', own)).length === 0,
      };
    });
  }, 400_000);

  test('nothing is left in the notes when all of it came to its end', async () => {
    await placed();
    await repair();
    const db = adapter().connection.db as unknown as { collection(name: string): { countDocuments(): Promise<number> } };
    expect([await db.collection('unfinished_works').countDocuments(), await db.collection('unfinished_steps').countDocuments()]).toEqual([0, 0]);
  });

  test('what two refused at once leave as it was', async () => {
    const { product, sent } = await placed();
    const replies = await Promise.all([1, 2, 3].map(() => seller.caller.post(`/pto-update-status/${String(sent.tracking_id)}/8`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await make.stockOf(product)).toBe(10);
    expect(await rows('package-events', { package: { equals: sent.id } })).toHaveLength(2);
  });

  test('marking a refund leaves the mark with its history and its notices, or nothing', async () => {
    await wholeOrNot(async () => {
      const made = await market(shop).order({ seller, status: 6 });
      const request = await market(shop).returnOf(made, { status: 3 });
      const state = async () =>
        [await rows('returns', { id: { equals: request.id } }), await rows('return-events', { return: { equals: request.id } }), await rows('audit-logs', { target_id: { equals: String(request.id) } }), await rows('notifications', { user: { equals: made.customer.user.id } })]
          .map(told)
          .join('\n');
      return {
        act: () => admin.caller.post(`/update-refund-status/1/${request.id}`),
        state,
        isDone: async () => (await rows('returns', { id: { equals: request.id } }))[0]!.payment_refund === 1,
      };
      // Made orders have no history: nothing of them adds up to begin with.
    }, async () => undefined);
  }, 400_000);
});
