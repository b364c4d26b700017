/** Prices, stock and SKUs of combinations that are changed in the list, of one product and of several at once. */
import { openShop } from '../../../support/http';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
type Caller = { post: typeof shop.visitor.post };
const change = async (caller: Caller, changes: object[], headers: Record<string, string> = {}) =>
  (await caller.post('/change-product-amounts', { changes }, { headers })).body.results;

async function offered() {
  const seller = await make.seller();
  const product = await make.variantProduct(seller, [
    { option1: 'S', selling_price: 100, original_price: 100, qty: 3, sku: 'LIST-S' },
    { option1: 'M', selling_price: 120, original_price: 150, qty: 4 },
  ]);
  return { seller, product };
}

test('the combinations named are changed, the others stay, and the product adds them up', async () => {
  const { seller, product } = await offered();
  const { products } = (await seller.caller.get(`/product-variants?ids=${product.id}`)).body;
  expect(products).toMatchObject([
    {
      id: product.id,
      variation1: 'Size',
      variants: [{ option1: 'S', qty: 3, sold: 0, sku: 'LIST-S' }, { option1: 'M' }],
    },
  ]);
  const variants = [
    {
      option1: 'M',
      selling_price: 90,
      price_seen: 120,
      qty: 9,
      qty_seen: 4,
      sold_seen: 0,
      sku: 'LIST-M',
      sku_seen: '',
    },
  ];
  expect(await change(seller.caller, [{ id: product.id, variants }])).toEqual([
    { id: product.id, problem: null, selling_price: 90, original_price: 150, qty: 12 },
  ]);
  expect(await make.variantsOf(product)).toMatchObject([
    { option1: 'S', selling_price: 100, original_price: 100, qty: 3, sku: 'LIST-S' },
    { option1: 'M', selling_price: 90, original_price: 150, qty: 9, sku: 'LIST-M' },
  ]);
  expect(await make.read(product)).toMatchObject({ selling_price: 90, qty: 12, verify: 1, has_variants: 1 });
});

test('what somebody else has changed, a taken SKU and an unknown combination leave the whole product as it was', async () => {
  const { seller, product } = await offered();
  const other = await make.seller();
  const good = { option1: 'S', qty: 8, qty_seen: 3 };
  const results = await change(seller.caller, [
    { id: product.id, variants: [good, { option1: 'M', selling_price: 1, price_seen: 99 }] },
    { id: product.id, variants: [good, { option1: 'M', sku: 'LIST-S' }] },
    { id: product.id, variants: [good, { option1: 'XL', qty: 1 }] },
    { id: product.id, variants: [good, { option1: 'M', qty: 2, qty_seen: 1, sold_seen: 0 }] },
    { id: product.id, variants: [{ option1: 'M', sku: 'LIST-M', sku_seen: 'OLD' }] },
    { id: product.id, qty: 1, variants: [good] },
  ]);
  expect(results.map(({ problem }: { problem: string | null }) => problem)).toEqual([
    expect.stringMatching(/^M: /),
    expect.stringMatching(/^M: /),
    expect.stringContaining('XL'),
    expect.stringMatching(/^M: /),
    expect.stringMatching(/^M: /),
    expect.stringContaining('each combination'),
  ]);
  expect(await make.variantsOf(product)).toMatchObject([{ qty: 3 }, { selling_price: 120, qty: 4, sku: '' }]);
  const foreign = await change(other.caller, [{ id: product.id, variants: [good] }]);
  expect(foreign).toMatchObject([{ problem: expect.any(String), qty: null }]);
  expect((await other.caller.get(`/product-variants?ids=${product.id}`)).body.products).toEqual([]);
  const plain = await make.product(seller, { qty: 5 });
  expect(await change(seller.caller, [{ id: plain.id, variants: [good] }])).toMatchObject([
    { problem: expect.stringContaining('combination'), qty: 5 },
  ]);
});

test('an admin changes combinations of several vendors at once; pieces sold meanwhile stay sold, a repeat adds nothing', async () => {
  const [one, two] = [await offered(), await offered()];
  const admin = await make.subadmin();
  const ids = [one.product.id, two.product.id];
  expect((await admin.caller.get(`/product-variants?ids=${ids.join()}`)).body.products).toHaveLength(2);
  const changes = [
    // Two were there when the admin looked at it: the third has come back since.
    { id: one.product.id, variants: [{ option1: 'S', qty: 10, qty_seen: 2 }] },
    { id: two.product.id, variants: [{ option1: 'M', selling_price: 200, price_seen: 120 }] },
  ];
  const key = { 'Idempotency-Key': 'variants-1' };
  const first = await change(admin.caller, changes, key);
  expect(first).toMatchObject([
    { problem: null, qty: 15 },
    { problem: null, selling_price: 100 },
  ]);
  expect(await change(admin.caller, changes, key)).toEqual(first);
  expect(await make.variantsOf(two.product)).toMatchObject([{}, { selling_price: 200, original_price: 200 }]);
});
