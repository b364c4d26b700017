/** Returns: asked for twice, moved and taken back at once, refunded twice. */
import type { Return } from '../../../../payload-types';
import { movePackage } from '../../../../services/packages/movePackage';
import { createReturn } from '../../../../services/returns/createReturn';
import { deleteReturn } from '../../../../services/returns/deleteReturn';
import { moveReturn } from '../../../../services/returns/moveReturn';
import { setRefund } from '../../../../services/returns/setRefund';
import { openShop } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { basket, beforeWriting, ctxOf, outcome, placed, rowsOf, tally } = race;
let seller: Seller;
let admin: Person;
let colleague: Person;
let house: Awaited<ReturnType<typeof race.warehouse>>;

beforeAll(async () => {
  house = await race.warehouse();
  seller = await race.seller({ warehouse: house.warehouse });
  admin = await race.admin();
  colleague = await race.subadmin();
  await race.delivery();
});
afterEach(race.expectSound);

/** Ordered, shipped and delivered as it goes in the shop. */
async function bought() {
  const { customer, product } = await basket(seller, 10, 2);
  const {
    order_number,
    tracking_ids: [id],
  } = await placed(customer);
  expect((await seller.caller.post(`/pto-update-status/${id}/3`)).status).toBe(200);
  expect((await house.incharge.caller.post(`/pto-update-status/${id}/6`)).status).toBe(200);
  const given = {
    product_id: product.id,
    order_id: order_number as number,
    tracking_id: id as string,
    case: 'Wrong Size' as const,
    qty: 1,
    payment_method: 'bKash' as const,
    payment_account: '01711111111',
    details: 'Too small',
  };
  const fields = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const ask = () => customer.caller.post('/create-return', form(fields));
  return { customer, product, given, ask, tracking: id as string };
}
const move = (request: Pick<Return, 'id'>, to: number, by = colleague) =>
  by.caller.post(`/update-return-status/${to}/${request.id}`);
const mark = (request: Pick<Return, 'id'>, value: number, by = colleague) =>
  by.caller.post(`/update-refund-status/${value}/${request.id}`);
async function asked() {
  const made = await bought();
  const request = (await made.ask()).body.returns as Return;
  return { ...made, request };
}
async function received() {
  const made = await asked();
  for (const to of [1, 3]) expect((await move(made.request, to, admin)).status).toBe(200);
  return made;
}
const stateOf = async ({ id }: Pick<Return, 'id'>) => (await rowsOf('returns', { id: { equals: id } }))[0];
const lineOf = async (tracking: string) => (await rowsOf('order-lines', { tracking_id: { equals: tracking } }))[0]!;

describe('a return requested twice', () => {
  test('from another window in between: one request', async () => {
    const { customer, given, ask, tracking } = await bought();
    const first = beforeWriting(await ctxOf(customer), async () => expect((await ask()).status).toBe(200));
    await expect(createReturn(first, given, {})).rejects.toMatchObject({
      code: 'invalid',
      fields: { product_id: [{ code: 'returnThere' }] },
    });
    expect(await rowsOf('returns', { tracking_id: { equals: tracking } })).toHaveLength(1);
  });

  test('eight times at once: one request, one mark, one notification to the vendor', async () => {
    const { ask, tracking } = await bought();
    const replies = await Promise.all(Array.from({ length: 8 }, ask));
    expect(tally(replies)).toEqual({ 200: 1, 422: 7 });
    expect(await rowsOf('returns', { tracking_id: { equals: tracking } })).toHaveLength(1);
    expect((await lineOf(tracking)).returned).toBe(1);
  });
});

describe('approve and withdraw', () => {
  test('the customer withdraws it between the admin’s read and the approval: there is nothing to approve', async () => {
    const { customer, request, tracking } = await asked();
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await customer.caller.delete(`/delete-return-request/${request.id}`)).status).toBe(200),
    );
    expect(await outcome(moveReturn(first, request.id, 1))).toBe('notFound');
    expect((await lineOf(tracking)).returned).toBe(0);
  });

  test('the admin accepts between the customer’s read and the withdrawal: it stays', async () => {
    const { customer, request, tracking } = await asked();
    const first = beforeWriting(await ctxOf(customer), async () => expect((await move(request, 1)).status).toBe(200));
    expect(await deleteReturn(first, request.id)).toBe(false);
    expect([(await stateOf(request))?.status, (await lineOf(tracking)).returned]).toEqual([1, 1]);
  });

  test('a colleague rejects one that is being accepted: it is applied afterwards, or refused', async () => {
    const { request } = await asked();
    const first = beforeWriting(await ctxOf(admin), async () => expect((await move(request, 5)).status).toBe(200));
    expect(await outcome(moveReturn(first, request.id, 1))).toBe('done');
    expect(await rowsOf('return-events', { return: { equals: request.id } })).toHaveLength(3);
  });

  test('four accept and four withdraw it at once: accepted, or gone with its mark', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { customer, request, tracking } = await asked();
      const take = () => customer.caller.delete(`/delete-return-request/${request.id}`);
      await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? move(request, 1) : take())));
      const there = await stateOf(request);
      expect([there?.status, (await lineOf(tracking)).returned]).toEqual(there ? [1, 1] : [undefined, 0]);
    }
  });

  test('eight admins move it at once: one step', async () => {
    const { request } = await asked();
    expect(tally(await Promise.all(Array.from({ length: 8 }, () => move(request, 1))))).toEqual({ 200: 1, 201: 7 });
    expect(await rowsOf('return-events', { return: { equals: request.id } })).toHaveLength(2);
  });
});

describe('a package canceled while something of it is sent back', () => {
  const stays = 'The customer has asked to return something of this package, so it stays delivered.';
  const cancel = (id: string, by: Person) => by.caller.post(`/pto-update-status/${id}/8`, { note: 'Came back' });
  const packageOf = async (id: string) => (await rowsOf('packages', { tracking_id: { equals: id } }))[0]!;

  test('it stays delivered while the return is open, whoever cancels; a rejected return does not hold it', async () => {
    const { request, tracking } = await asked();
    for (const to of [null, 1, 3, 4]) {
      if (to !== null) expect((await move(request, to, admin)).status).toBe(200);
      for (const by of [house.incharge, admin, colleague])
        expect((await cancel(tracking, by)).body).toEqual({ status: 201, message: stays });
    }
    expect((await packageOf(tracking)).status).toBe(6);
    expect((await move(request, 5, admin)).status).toBe(200);
    expect((await cancel(tracking, house.incharge)).status).toBe(200);
  });

  test('a return of a canceled package is not opened again', async () => {
    const { request, tracking } = await asked();
    await move(request, 5, admin);
    expect((await cancel(tracking, house.incharge)).status).toBe(200);
    for (const to of [0, 1])
      expect((await move(request, to, admin)).body).toEqual({
        status: 201,
        message: 'The package was canceled, and what was paid for it was settled then.',
      });
    expect((await stateOf(request))?.status).toBe(5);
  });

  test('asked for between the read and the cancellation: the package stays', async () => {
    const { ask, tracking } = await bought();
    const first = beforeWriting(await ctxOf(house.incharge), async () => expect((await ask()).status).toBe(200));
    expect(await outcome(movePackage(first, tracking, 8))).toBe('packageHasReturns');
    expect((await packageOf(tracking)).status).toBe(6);
  });

  test('canceled between the read and the request: there is nothing to return', async () => {
    const { customer, given, tracking } = await bought();
    const first = beforeWriting(await ctxOf(customer), async () =>
      expect((await cancel(tracking, house.incharge)).status).toBe(200),
    );
    await expect(createReturn(first, given, {})).rejects.toMatchObject({
      code: 'invalid',
      fields: { tracking_id: [{ code: 'returnNotDelivered' }] },
    });
    expect([await rowsOf('returns', { tracking_id: { equals: tracking } }), (await lineOf(tracking)).returned]).toEqual(
      [[], 0],
    );
  });

  test('four of each at once: canceled, or returned', async () => {
    const { ask, tracking } = await bought();
    await Promise.all(Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? ask() : cancel(tracking, house.incharge))));
    const returns = await rowsOf('returns', { tracking_id: { equals: tracking } });
    expect([
      [6, 1],
      [8, 0],
    ]).toContainEqual([(await packageOf(tracking)).status, returns.length]);
  });
});

describe('a refund marked twice', () => {
  test('by a colleague in between: once', async () => {
    const { request } = await received();
    const first = beforeWriting(await ctxOf(admin), async () => expect((await mark(request, 1)).status).toBe(200));
    expect(await outcome(setRefund(first, request.id, 1))).toBe('refused');
    expect((await stateOf(request))?.payment_refund).toBe(1);
  });

  test('by eight at once: marked once, one notification to the customer', async () => {
    const { request, customer } = await received();
    const before = (await rowsOf('notifications', { user: { equals: customer.user.id } })).length;
    expect(tally(await Promise.all(Array.from({ length: 8 }, () => mark(request, 1))))).toEqual({ 200: 1, 201: 7 });
    expect((await rowsOf('notifications', { user: { equals: customer.user.id } })).length).toBe(before + 1);
  });

  test('while a colleague rejects the return: a rejected return is not refunded afterwards', async () => {
    const { request } = await received();
    const first = beforeWriting(await ctxOf(admin), async () => expect((await move(request, 5)).status).toBe(200));
    expect(await outcome(setRefund(first, request.id, 1))).toBe('refused');
    const other = (await received()).request;
    await Promise.all([mark(other, 1), move(other, 5), mark(other, 1), move(other, 5)]);
    // Whichever was first: a refunded return is not rejected without a reason.
    const { status, payment_refund: refunded } = (await stateOf(other))!;
    expect([
      [5, 0],
      [3, 1],
    ]).toContainEqual([status, refunded]);
  });
});
