/** Cash: a package is completed while it is counted, it is counted, deposited and taken back by two at once. */
import { countCash } from '../../../../services/cash/countCash';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';
import type { Warehouse } from '../../../../payload-types';

const shop = openShop();
const race = racing(shop);
const { basket, beforeClaiming, beforeWriting, ctxOf, outcome, placed, tally } = race;
type House = { warehouse: Warehouse; incharge: Person };
let house: House;
let seller: Seller;
let admin: Person;

beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  await race.delivery();
});
beforeEach(async () => {
  house = await race.warehouse();
  await race.moveShop(seller, house.warehouse);
});
afterEach(race.expectSound);

/** Ordered and delivered as it goes in the shop; `complete` brings its cash. */
async function delivered() {
  const { customer } = await basket(seller, 10, 1);
  const { tracking_ids: ids } = await placed(customer);
  const [id] = ids as string[];
  await seller.caller.post(`/pto-update-status/${id}/3`);
  await house.incharge.caller.post(`/pto-update-status/${id}/6`);
  return () => house.incharge.caller.post(`/pto-update-status/${id}/7`);
}
const desk = async () => (await house.incharge.caller.get('/cash-desks')).body.desks[0];
const said = (expected: number) => ({ expected, pieces: {}, reason: 'The drawer is empty' });
const count = (expected: number) => house.incharge.caller.post(`/cash-count/${house.warehouse.id}`, said(expected));

test('a package that is completed before the count is written refuses it', async () => {
  await (
    await delivered()
  )();
  const { expected } = await desk();
  const complete = await delivered();
  const ctx = beforeWriting(await ctxOf(house.incharge), complete);
  expect(await outcome(countCash(ctx, house.warehouse.id, said(expected)))).toBe('cashChanged');
  expect(await desk()).toMatchObject({ expected: expected * 2, last_count: null });
});

test('a package that is completed while the count is written is not lost', async () => {
  await (
    await delivered()
  )();
  const { expected } = await desk();
  const complete = await delivered();
  const { first, meanwhile } = beforeClaiming(await ctxOf(house.incharge), complete);
  expect(await outcome(countCash(first, house.warehouse.id, said(expected)))).toBe('done');
  expect((await meanwhile()).status).toBe(200);
  // The drawer was empty then; what came after is there.
  expect((await desk()).expected).toBe(expected);
});

test('of two simultaneous counts one has to be repeated', async () => {
  await (
    await delivered()
  )();
  const { expected } = await desk();
  const replies = await Promise.all([count(expected), count(expected), count(expected)]);
  expect(tally(replies)).toEqual({ 200: 1, 409: 2 });
  expect((await desk()).expected).toBe(0);
});

test('no more is deposited than was there, however many try', async () => {
  await (
    await delivered()
  )();
  const { expected } = await desk();
  const half = Math.ceil(expected / 2) + 1;
  const replies = await Promise.all(
    [1, 2, 3, 4].map((slip) =>
      house.incharge.caller.post(`/cash-deposit/${house.warehouse.id}`, { amount: half, slip: `S-${slip}` }),
    ),
  );
  expect(tally(replies)).toEqual({ 200: 1, 422: 3 });
  expect((await desk()).expected).toBe(expected - half);
});

test('one slip, and one press, count once', async () => {
  await (
    await delivered()
  )();
  const { expected } = await desk();
  const send = (headers = {}) =>
    house.incharge.caller.post(`/cash-deposit/${house.warehouse.id}`, { amount: 10, slip: 'S-1' }, { headers });
  expect(tally(await Promise.all([send(), send(), send()]))).toEqual({ 200: 1, 422: 2 });
  const press = () =>
    house.incharge.caller.post(
      `/cash-deposit/${house.warehouse.id}`,
      { amount: 10, slip: 'S-2' },
      { headers: { 'Idempotency-Key': 'one press' } },
    );
  expect(tally(await Promise.all([press(), press(), press()]))).toEqual({ 200: 3 });
  expect((await desk()).expected).toBe(expected - 20);
});

test('of two admins who take a deposit back one succeeds', async () => {
  await (
    await delivered()
  )();
  const { expected } = await desk();
  const { body } = await house.incharge.caller.post(`/cash-deposit/${house.warehouse.id}`, { amount: 10, slip: 'S-1' });
  const take = () => admin.caller.post(`/cash-deposit-reverse/${body.id}`, { reason: 'Wrong' });
  expect(tally(await Promise.all([take(), take()]))).toEqual({ 200: 1, 201: 1 });
  expect((await desk()).expected).toBe(expected);
});
