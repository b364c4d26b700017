/** Finding anything: what each role finds, and that nobody finds what they may not open. */
import { banglaDigits } from '../../../../domain/text/bangla';
import { openShop, type Caller } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Found = { kind: string; handle: string; title: string; title_bn: string; detail: string };

const find = async (caller: Caller, keyword: string): Promise<Found[]> =>
  (await caller.get(`/find-anything?keyword=${encodeURIComponent(keyword)}`)).body.found;
const kinds = (found: Found[]) => found.map(({ kind, handle }) => `${kind} ${handle}`);

let admin: Person;
let seller: Seller;
let other: Seller;
let made: Awaited<ReturnType<typeof make.order>>;
let incharge: Person;
beforeAll(async () => {
  admin = await make.subadmin();
  seller = await make.seller();
  other = await make.seller();
  made = await make.order({ seller });
  incharge = (await make.warehouse()).incharge;
});

describe('an admin', () => {
  test('finds an order by its number, by a tracking id and by the customer’s phone, in digits of either script', async () => {
    const wanted = `order ${made.order.number}`;
    const words = [
      String(made.order.number),
      `#${made.order.number}`,
      banglaDigits(made.order.number),
      made.package.tracking_id,
      made.package.tracking_id.toLowerCase(),
      banglaDigits(made.package.tracking_id),
      `+88${made.customer.user.mobile}`,
      banglaDigits(made.customer.user.mobile),
    ];
    for (const word of words)
      expect([word, kinds(await find(admin.caller, word))]).toEqual([word, expect.arrayContaining([wanted])]);
  });

  test('finds people, products and shops by a part of the name, and says it in both languages', async () => {
    const { user } = made.customer;
    expect(kinds(await find(admin.caller, user.email))).toContain(`person ${user.id}`);
    const products = await find(admin.caller, made.product.name);
    expect(kinds(products)).toContain(`product ${made.product.id}`);
    expect(products.find(({ handle }) => handle === String(made.product.id))!.title_bn).toBe(made.product.name_bn);
    expect(kinds(await find(admin.caller, seller.shop.name))).toContain(`shop ${seller.vendor.id}`);
  });

  test('finds the orders of a customer by a part of the name', async () => {
    const customer = await make.person({ name: 'Shahana Akter Mitu' });
    const bought = await make.order({ seller, customer });
    for (const word of ['shahana', 'Akter Mitu'])
      expect([word, kinds(await find(admin.caller, word))]).toEqual([
        word,
        expect.arrayContaining([`order ${bought.order.number}`, `person ${customer.user.id}`]),
      ]);
  });

  test('finds a product by its SKU and by that of a variant, in either case and script', async () => {
    const plain = await make.product(seller, { name: 'Plain cup', sku: 'CUP-70' });
    const varied = await make.product(seller, { name: 'Varied cup', variation1: 'Size', option1: 'S' });
    const vendor = seller.vendor.id;
    const numbers = { selling_price: 100, original_price: 100, qty: 3 };
    await make.create('variants', { product: varied.id, vendor, option1: 'S', sku: 'CUP-71', ...numbers });
    for (const word of ['CUP-70', 'cup-70', 'CUP-৭০'])
      expect([word, kinds(await find(admin.caller, word))]).toEqual([word, [`product ${plain.id}`]]);
    expect(kinds(await find(admin.caller, 'cup-71'))).toEqual([`product ${varied.id}`]);
    expect(kinds(await find(seller.caller, 'CUP-71'))).toEqual([`product ${varied.id}`]);
    expect(kinds(await find(other.caller, 'CUP-71'))).toEqual([]);
  });

  test('at most five of a kind', async () => {
    for (let count = 0; count < 6; count += 1) await make.order({ seller, customer: made.customer });
    const found = await find(admin.caller, made.customer.user.mobile);
    expect(found.filter(({ kind }) => kind === 'order')).toHaveLength(5);
  });
});

describe('a vendor', () => {
  test('finds the own orders and products', async () => {
    expect(kinds(await find(seller.caller, String(made.order.number)))).toEqual([`vendorOrder ${made.order.number}`]);
    expect(kinds(await find(seller.caller, made.package.tracking_id))).toEqual([`vendorOrder ${made.order.number}`]);
    expect(kinds(await find(seller.caller, made.product.name))).toContain(`product ${made.product.id}`);
  });

  test('finds nothing of others: no orders, no products, no people, no shops', async () => {
    const { user } = made.customer;
    for (const word of [
      String(made.order.number),
      made.package.tracking_id,
      user.mobile,
      user.email,
      user.name,
      seller.shop.name,
    ])
      expect([word, kinds(await find(other.caller, word))]).toEqual([word, []]);
    expect(kinds(await find(other.caller, made.product.name))).not.toContain(`product ${made.product.id}`);
    expect(kinds(await find(seller.caller, user.mobile))).toEqual([]);
  });
});

test('an incharge finds packages of the own warehouses only', async () => {
  expect(await find(incharge.caller, made.package.tracking_id)).toEqual([]);
  expect(await find(incharge.caller, made.product.name)).toEqual([]);
  const own = await make.warehouse();
  const sent = await make.order({ seller, warehouse: own.warehouse });
  // By what is on the parcel, and by the phone of a customer who calls.
  for (const word of [sent.package.tracking_id, banglaDigits(sent.customer.user.mobile)]) {
    expect(kinds(await find(own.incharge.caller, word))).toEqual([`package ${sent.package.tracking_id}`]);
    expect(kinds(await find(incharge.caller, word))).toEqual([]);
  }
});

test('a customer and a visitor find nothing, a single letter is refused', async () => {
  expect((await shop.visitor.get('/find-anything?keyword=rice')).http).toBe(401);
  expect((await made.customer.caller.get('/find-anything?keyword=rice')).http).toBe(403);
  expect((await admin.caller.get('/find-anything?keyword=r')).body.status).toBe(422);
});
