/** A package that is completed while a return of it is decided: what goes back to the customer is not earned as well. */
import type { Return } from '../../../../payload-types';
import type { Ctx } from '../../../../services/ctx';
import type { Db } from '../../../../services/db/types';
import { movePackage } from '../../../../services/packages/movePackage';
import { moveReturn } from '../../../../services/returns/moveReturn';
import { openShop } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { ctxOf, outcome, rowsOf } = race;
let seller: Seller;
let admin: Person;
let house: Awaited<ReturnType<typeof race.warehouse>>;

beforeAll(async () => {
  house = await race.warehouse();
  seller = await race.seller({ warehouse: house.warehouse });
  admin = await race.admin();
  await race.delivery();
});
afterEach(race.expectSound);

/** Two pieces, 200 taka and delivery, paid by bKash and delivered; one piece comes back and has been received. */
async function received() {
  const { customer, product } = await race.basket(seller, 10, 2);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    race.payload({ payment_method: 'bKash', payment_amount: 200 }),
  );
  const paymentID = new URL(body.bkashurl).searchParams.get('paymentID')!;
  await fetch(`${shop.origin()}/sandbox/bkash/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, success: '1' }),
  });
  await shop.visitor.get(`/bkash/callback?paymentID=${paymentID}&status=success`);
  const tracking = body.tracking_ids[0] as string;
  for (const [by, to] of [
    [seller, 3],
    [house.incharge, 6],
  ] as const)
    expect((await by.caller.post(`/pto-update-status/${tracking}/${to}`)).status).toBe(200);
  const fields = {
    product_id: String(product.id),
    order_id: String(body.order_number),
    tracking_id: tracking,
    case: 'Wrong Size',
    qty: '1',
    payment_method: 'bKash',
    payment_account: '01711111111',
    details: 'Too small',
  };
  const request = (await customer.caller.post('/create-return', form(fields))).body.returns as Return;
  for (const to of [1, 3])
    expect((await admin.caller.post(`/update-return-status/${to}/${request.id}`)).status).toBe(200);
  return { tracking, request, number: body.order_number as number };
}
const complete = (tracking: string) => house.incharge.caller.post(`/pto-update-status/${tracking}/7`);
const decide = (request: Return, to = 4) => admin.caller.post(`/update-return-status/${to}/${request.id}`);
const owed = async (number: number): Promise<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { account, amount } of await rowsOf('journal-lines', { order_number: { equals: number } }))
    sums[String(account)] = (sums[String(account)] ?? 0) + (amount as number);
  return sums;
};

/** Remembers what is claimed, in this order. */
function watched(ctx: Ctx): { ctx: Ctx; claimed: string[] } {
  const claimed: string[] = [];
  const claim: Db['claim'] = async (collection, ...rest) => {
    claimed.push(collection);
    return ctx.db.claim(collection, ...rest);
  };
  return { ctx: { ...ctx, db: { ...ctx.db, claim } }, claimed };
}

test('both lock the order before anything else is written', async () => {
  const { tracking, request } = await received();
  const returning = watched(await ctxOf(admin));
  await moveReturn(returning.ctx, request.id, 4);
  const completing = watched(await ctxOf(house.incharge));
  await movePackage(completing.ctx, tracking, 7);
  expect([returning.claimed[0], completing.claimed[0]]).toEqual(['orders', 'orders']);
  expect(completing.claimed.filter((collection) => collection === 'orders')).toHaveLength(1);
});

test('a return that is canceled locks it too', async () => {
  const { request } = await received();
  const { ctx, claimed } = watched(await ctxOf(admin));
  await moveReturn(ctx, request.id, 5);
  expect(claimed[0]).toBe('orders');
});

test('completed while the return is being decided: the piece that came back is not earned', async () => {
  const { tracking, request, number } = await received();
  const { first, meanwhile } = race.beforeClaiming(await ctxOf(admin), () => complete(tracking));
  expect([await outcome(moveReturn(first, request.id, 4)), (await meanwhile()).status]).toEqual(['done', 200]);
  expect(await owed(number)).toMatchObject({ held: 0, owed_refund: -100 });
});

test('decided while it is being completed: the same', async () => {
  const { tracking, request, number } = await received();
  const { first, meanwhile } = race.beforeClaiming(await ctxOf(house.incharge), () => decide(request));
  expect([await outcome(movePackage(first, tracking, 7)), (await meanwhile()).status]).toEqual(['done', 200]);
  expect(await owed(number)).toMatchObject({ held: 0, owed_refund: -100 });
});
