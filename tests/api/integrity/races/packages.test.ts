/** Moving packages: move against move, cancel against receive. */
import { movePackage } from '../../../../services/packages/movePackage';
import { openShop } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { basket, beforeClaiming, beforeWriting, ctxOf, outcome, placed, stockOf, tally } = race;
let seller: Seller;
let house: Awaited<ReturnType<typeof race.warehouse>>;

beforeAll(async () => {
  house = await race.warehouse();
  seller = await race.seller({ warehouse: house.warehouse });
  await race.delivery();
});
afterEach(race.expectSound);

const ordered = async () => {
  const { customer, product } = await basket(seller, 10, 2);
  const {
    tracking_ids: [id],
  } = await placed(customer);
  return { product, id: id as string };
};
const move = (id: string, to: number) => seller.caller.post(`/pto-update-status/${id}/${to}`);
const receive = (id: string, to: number) => house.incharge.caller.post(`/pto-update-status/${id}/${to}`);
const eventsOf = async (id: string) => (await race.rowsOf('package-events', { tracking_id: { equals: id } })).length;

describe('two moves', () => {
  test('the vendor accepts a package just canceled in another window: refused', async () => {
    const { product, id } = await ordered();
    const first = beforeWriting(await ctxOf(seller), async () => expect((await move(id, 8)).status).toBe(200));
    expect(await outcome(movePackage(first, id, 1))).toBe('packageShipped');
    expect([await stockOf(product), await eventsOf(id)]).toEqual([10, 2]);
  });

  test('the vendor cancels after another window has read the package and is about to move it: one of the two succeeds', async () => {
    const { product, id } = await ordered();
    const { first, meanwhile } = beforeClaiming(await ctxOf(seller), () => move(id, 8));
    const moved = await outcome(movePackage(first, id, 1));
    const { status } = await meanwhile();
    // Accepted first, it may still be canceled: then the cancellation counts from there.
    const now = (await race.rowsOf('packages', { tracking_id: { equals: id } }))[0]!;
    expect([moved, status, now.status]).toEqual(['done', 200, 8]);
    expect(await stockOf(product)).toBe(10);
  });

  test('twelve windows move it at once: one move, one notification', async () => {
    const { id } = await ordered();
    expect(tally(await Promise.all(Array.from({ length: 12 }, () => move(id, 1))))).toEqual({ 200: 1, 201: 11 });
    expect(await eventsOf(id)).toBe(2);
  });

  test('accepted, shipped and canceled at once: one path, and the stock matches it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { product, id } = await ordered();
      await Promise.all([1, 2, 3, 8].map((to) => move(id, to)));
      const { status } = (await race.rowsOf('packages', { tracking_id: { equals: id } }))[0]!;
      expect(await stockOf(product)).toBe(status === 8 ? 10 : 8);
    }
  });
});

describe('cancel and receive', () => {
  test('a package just received by a colleague is canceled: it is canceled from Received, and its stock is returned', async () => {
    const { product, id } = await ordered();
    await move(id, 3);
    const cancels = beforeWriting(await ctxOf(house.incharge), async () =>
      expect((await receive(id, 4)).status).toBe(200),
    );
    expect(await outcome(movePackage(cancels, id, 8))).toBe('done');
    expect(await stockOf(product)).toBe(10);
    expect(await outcome(movePackage(await ctxOf(house.incharge), id, 5))).toBe('refused');
  });

  test('a package just canceled by a colleague is received: refused', async () => {
    const { product, id } = await ordered();
    await move(id, 3);
    const receives = beforeWriting(await ctxOf(house.incharge), async () =>
      expect((await receive(id, 8)).status).toBe(200),
    );
    expect(await outcome(movePackage(receives, id, 4))).toBe('refused');
    expect(await stockOf(product)).toBe(10);
  });

  test('six receive and six cancel at once: canceled once, or received and then canceled', async () => {
    const { product, id } = await ordered();
    await move(id, 3);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => receive(id, at % 2 === 0 ? 4 : 8)));
    const done = tally(replies)[200]!;
    expect([1, 2]).toContain(done);
    expect(await stockOf(product)).toBe(10);
    expect(await eventsOf(id)).toBe(2 + done);
  });

  test('twelve cancel at once: the stock is returned once', async () => {
    const { product, id } = await ordered();
    expect(tally(await Promise.all(Array.from({ length: 12 }, () => move(id, 8))))).toEqual({ 200: 1, 201: 11 });
    expect(await stockOf(product)).toBe(10);
  });

  test('canceled while others order the same product: every piece is accounted for', async () => {
    const { product, id } = await ordered();
    const people = await race.queue(8, product);
    const [replies] = await Promise.all([Promise.all(people.map((each) => placed(each))), move(id, 8)]);
    expect(await stockOf(product)).toBe(10 - tally(replies)[200]!);
  });

  test('completed in cash twice at once: paid once', async () => {
    const { id } = await ordered();
    await move(id, 3);
    for (const to of [4, 5]) expect((await receive(id, to)).status).toBe(200);
    const replies = await Promise.all(Array.from({ length: 6 }, () => receive(id, 7)));
    expect(tally(replies)).toEqual({ 200: 1, 201: 5 });
  });
});
