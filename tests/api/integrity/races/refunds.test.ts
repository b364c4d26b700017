/** Refunds that two people decide: prepared twice, confirmed twice, withdrawn and marked by hand at once. */
import { openShop } from '../../../support/http';
import type { Return } from '../../../../payload-types';
import { form, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { rowsOf, tally } = race;
let seller: Seller;
let house: Awaited<ReturnType<typeof race.warehouse>>;
let owner: Person;
let one: Person;
let other: Person;

beforeAll(async () => {
  house = await race.warehouse();
  seller = await race.seller({ warehouse: house.warehouse });
  await race.delivery();
  owner = await race.admin();
  one = await race.admin();
  other = await race.admin();
  await owner.caller.post('/update-refund-settings', { refund_limit: 50, two_person_refunds: 1 });
});

afterEach(race.expectSound);

/** Two pieces, 200 taka, ordered, delivered and sent back as it goes in the shop; the goods are there again. */
async function back(): Promise<Return> {
  const { customer, product } = await race.basket(seller, 10, 2);
  const {
    order_number,
    tracking_ids: [tracking],
  } = await race.placed(customer);
  const move = async (by: Person, to: number) =>
    expect((await by.caller.post(`/pto-update-status/${tracking}/${to}`)).status).toBe(200);
  await move(seller, 3);
  await move(house.incharge, 6);
  const said = {
    product_id: String(product.id),
    order_id: String(order_number),
    tracking_id: String(tracking),
    case: 'Wrong Size',
    qty: '2',
    payment_method: 'bKash',
    payment_account: '01711111111',
    details: 'Too small',
  };
  const request = (await customer.caller.post('/create-return', form(said))).body.returns as Return;
  await move(house.incharge, 7);
  for (const to of [1, 3])
    expect((await owner.caller.post(`/update-return-status/${to}/${request.id}`)).status).toBe(200);
  return { ...request, order_number: order_number as number };
}
let count = 0;
const prepare = (by: Person, id: unknown, trx_id = `R${(count += 1)}`) =>
  by.caller.post(`/refund-prepare/${id}`, { trx_id, from: 'bank' });
const sentOf = async (order_number: number) =>
  (await rowsOf('journal-lines', { order_number: { equals: order_number }, account: { equals: 'bank' } })).map(
    ({ amount }) => amount,
  );

test('of two who prepare at once one succeeds', async () => {
  const request = await back();
  expect(tally(await Promise.all([prepare(one, request.id), prepare(other, request.id)]))).toEqual({ 200: 1, 201: 1 });
});

test('of two who confirm at once one succeeds, and it is sent once', async () => {
  const request = await back();
  const { body } = await prepare(one, request.id);
  const confirm = (by: Person) => by.caller.post(`/refund-confirm/${body.id}`);
  expect(tally(await Promise.all([confirm(other), confirm(owner)]))).toEqual({ 200: 1, 201: 1 });
  expect(await sentOf(request.order_number)).toEqual([-200]);
});

test('it is confirmed or withdrawn, never both', async () => {
  const request = await back();
  const { body } = await prepare(one, request.id);
  const replies = await Promise.all([
    other.caller.post(`/refund-confirm/${body.id}`),
    one.caller.post(`/refund-withdraw/${body.id}`),
  ]);
  expect(tally(replies)).toEqual({ 200: 1, 201: 1 });
  const [kept] = await rowsOf('returns', { id: { equals: request.id } });
  const [decided] = await rowsOf('refund-requests', { id: { equals: body.id } });
  expect([decided?.status, kept?.payment_refund]).toEqual(
    replies[0]?.status === 200 ? ['confirmed', 1] : ['withdrawn', 0],
  );
});

test('a transaction is the proof of one of two at once', async () => {
  const [first, second] = [await back(), await back()];
  const replies = await Promise.all([prepare(one, first.id, 'SAME'), prepare(other, second.id, 'same')]);
  expect(tally(replies)).toEqual({ 200: 1, 422: 1 });
});
