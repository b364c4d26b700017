/** One product in two variations in one order: a return is of the line that was chosen, with its pieces and its money. */
import { openShop } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';
import type { OrderLine, Product } from '../../../../payload-types';

const shop = openShop();
const make = variantMaking(shop);
let seller: Seller;
let product: Product;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
  await make.delivery();
  product = await make.variantProduct(seller, [
    { option1: 'M', selling_price: 450 },
    { option1: 'S', selling_price: 300 },
  ]);
});

type Bought = { customer: Person; number: number; tracking: string; m: OrderLine; s: OrderLine };

/** 2 × M and 1 × S, delivered. */
async function bought(): Promise<Bought> {
  const customer = await make.person();
  for (const [variation1, product_qty] of [
    ['M', 2],
    ['S', 1],
  ])
    await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty, variation1, variation2: '' });
  const { order_number: number, tracking_ids } = (await customer.caller.post('/order-place', make.payload())).body;
  for (const status of [3, 6])
    expect((await admin.caller.post(`/pto-update-status/${tracking_ids[0]}/${status}`)).status).toBe(200);
  const lines = await shop
    .payload()
    .find({ collection: 'order-lines', where: { order_number: { equals: number } }, depth: 0 });
  const of = (option: string) => lines.docs.find(({ variation1 }) => variation1 === option)!;
  return { customer, number, tracking: tracking_ids[0], m: of('M'), s: of('S') };
}

const ask = (one: Bought, more: Record<string, string> = {}) =>
  one.customer.caller.post(
    '/create-return',
    form({
      product_id: String(product.id),
      order_id: String(one.number),
      tracking_id: one.tracking,
      case: 'Wrong Size',
      qty: '1',
      payment_method: 'bKash',
      payment_account: '01711111111',
      ...more,
    }),
  );
const existing = (one: Bought, line?: unknown) =>
  one.customer.caller.get(
    `/get-existing-return-request/${product.id}/${one.number}${line === undefined ? '' : `?line=${String(line)}`}`,
  );
const marks = async (one: Bought) => {
  const { pto } = (await one.customer.caller.get(`/user-order-details/${one.tracking}`)).body;
  return Object.fromEntries(pto.map((each: OrderLine) => [each.variation1, each.returned]));
};

test('the return is of the named line: its pieces, its worth, its mark', async () => {
  const one = await bought();
  expect((await ask(one, { line: String(one.s.id), qty: '2' })).body.errors).toHaveProperty('qty');
  const { body } = await ask(one, { line: String(one.s.id) });
  expect(body).toMatchObject({ status: 200, returns: { line: one.s.id, worth: 300 } });
  expect(await marks(one)).toEqual({ M: 0, S: 1 });
  expect((await ask(one, { line: String(one.s.id) })).body.errors).toEqual({
    product_id: ['This product has been returned'],
  });
});

test('both lines are returned, and each is read with its own request', async () => {
  const one = await bought();
  const ofS = (await ask(one, { line: String(one.s.id) })).body.returns;
  expect((await existing(one, one.m.id)).body).toMatchObject({ returns: null, line: { id: one.m.id, qty: 2 } });
  const ofM = (await ask(one, { line: String(one.m.id), qty: '2' })).body.returns;
  expect(ofM).toMatchObject({ line: one.m.id, worth: 900 });
  for (const [line, request] of [
    [one.m, ofM],
    [one.s, ofS],
  ])
    expect((await existing(one, line.id)).body).toMatchObject({
      returns: { id: request.id, line: line.id },
      line: { id: line.id, variation1: line.variation1 },
    });
  const { returns } = (await one.customer.caller.get('/my-all-return-product')).body;
  expect(returns.map(({ line }: { line: number }) => line)).toEqual([one.m.id, one.s.id]);
});

test('without a line: the first that was not returned, and the newest request', async () => {
  const one = await bought();
  const [first, second] = [(await ask(one)).body.returns, (await ask(one)).body.returns];
  expect([first.line, second.line]).toEqual([one.m.id, one.s.id]);
  expect((await existing(one)).body).toMatchObject({ returns: { id: second.id }, line: { id: one.s.id } });
});

test('a line of another order, of somebody else, or of none is named', async () => {
  const [one, other] = [await bought(), await bought()];
  for (const line of [other.m.id, 999_999]) {
    const wrong = { status: 422, errors: { line: ['The chosen line was not found.'] } };
    expect((await ask(one, { line: String(line) })).body).toMatchObject(wrong);
    expect((await existing(one, line)).body).toMatchObject(wrong);
  }
  for (const line of ['no', '1e3', '-1']) {
    expect(Object.keys((await ask(one, { line })).body.errors)).toEqual(['line']);
    expect(Object.keys((await existing(one, line)).body.errors)).toEqual(['line']);
  }
  expect(await marks(one)).toEqual({ M: 0, S: 0 });
  expect((await existing(other)).body).toMatchObject({ returns: null });
});
