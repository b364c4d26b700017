/** Use cases on a MongoDB without transactions: their process dies before each of its writes, and another repairs what it left. */
import type { CollectionSlug, Where } from 'payload';
import { verifyData } from '../../../scripts/verify/verifyData';
import { onMongo } from '../../support/databases';
import { openShop } from '../../support/http';
import { market, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
let admin: Person;

type Writes = Record<string, (...args: unknown[]) => Promise<unknown>>;
const WRITES = ['insertOne', 'insertMany', 'updateOne', 'updateMany', 'findOneAndUpdate', 'deleteOne', 'deleteMany', 'findOneAndDelete'];
/** Written beside every call, whoever makes it. */
const BESIDE = /^(rate_limits|public_revision|payload-jobs|_?payload-jobs-stats|globals)$/;
type Adapter = { connection: { db: { collection(name: string): { constructor: { prototype: Writes } } } }; undoLeft?: (now: Date) => Promise<number> };
const adapter = () => shop.payload().db as unknown as Adapter;

/** Does something with a connection that breaks for good before its nth write; how many writes were asked for. */
async function dyingBefore(nth: number, act: () => Promise<unknown>): Promise<number> {
  const { prototype } = adapter().connection.db.collection('any').constructor;
  const kept = Object.fromEntries(WRITES.map((name) => [name, prototype[name]!]));
  let count = 0;
  for (const name of WRITES) {
    prototype[name] = function write(this: { collectionName: string }, ...args: unknown[]) {
      if (!BESIDE.test(this.collectionName)) count += 1;
      if (count >= nth) return Promise.reject(new Error('the process is dead'));
      return kept[name]!.apply(this, args);
    };
  }
  try {
    await act();
  } finally {
    Object.assign(prototype, kept);
  }
  return count;
}

/** With transactions there is nothing to take back: whoever dies has committed or not. */
const repair = async () => adapter().undoLeft?.(new Date(Date.now() + 120_000));
const rows = async (collection: CollectionSlug, where: Where) =>
  (await shop.payload().find({ collection, where, depth: 0, limit: 100, sort: 'id', overrideAccess: true, showHiddenFields: true } as never)).docs as unknown as Record<string, unknown>[];
/** Without what a repair does not bring back, the moment of the last write and sessions that were ended (people sign in again); nothing and null are the same. */
const told = (found: Record<string, unknown>[]) => JSON.stringify(found.map(({ updatedAt: _, ...rest }) => Object.fromEntries(Object.entries(rest).filter(([name, value]) => value !== null && name !== 'sessions'))));

const everythingAddsUp = async () => expect(Object.fromEntries((await verifyData(shop.payload(), { pauseMs: 0 })).broken)).toEqual({});

/**
 * Dies before the first write, the second, and so on to the end. Each time what was left is repaired, and all is as it was, or
 * all is done.
 */
type Try = { act: () => Promise<unknown>; state: () => Promise<string>; isDone: () => Promise<boolean> };
async function wholeOrNot(prepare: () => Promise<Try>, isSound: () => Promise<void> = everythingAddsUp): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const { act, state, isDone } = await prepare();
    const before = await state();
    const asked = await dyingBefore(nth, act);
    await repair();
    const done = await isDone();
    if (!done) expect([nth, await state()]).toEqual([nth, before]);
    await isSound();
    if (asked < nth) {
      expect(done).toBe(true);
      return nth;
    }
    if (nth > 80) throw new Error('it never comes to an end');
  }
}

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
