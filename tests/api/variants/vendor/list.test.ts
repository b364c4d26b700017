/** Products with variants in the vendor's list: what is changed and copied there. */
import { openShop } from '../../../support/http';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);

test('the list says which have variants; their price and stock are refused with the reason, others still change', async () => {
  const seller = await make.seller();
  const product = await make.variantProduct(seller, [
    { option1: 'S', qty: 3 },
    { option1: 'M', qty: 4 },
  ]);
  const plain = await make.product(seller, { selling_price: 100, original_price: 100, qty: 10 });
  const list = (await seller.caller.get('/view-all-vendor-product/0/10')).body.products;
  const told = Object.fromEntries(
    list.map((row: { id: number; has_variants: number }) => [String(row.id), row.has_variants]),
  );
  expect(told).toEqual({ [String(product.id)]: 1, [String(plain.id)]: 0 });
  const changes = [
    { id: product.id, selling_price: 90 },
    { id: product.id, qty: 50 },
    { id: plain.id, selling_price: 90 },
  ];
  const { body } = await seller.caller.post('/change-product-amounts', { changes });
  const refusal = 'This product has its price and stock for each combination. Change them in the product’s form.';
  expect(body.results).toMatchObject([
    { problem: refusal, selling_price: 100, qty: 7 },
    { problem: refusal, selling_price: 100, qty: 7 },
    { problem: null, selling_price: 90, qty: 10 },
  ]);
  expect(await make.variantsOf(product)).toMatchObject([
    { selling_price: 100, qty: 3 },
    { selling_price: 100, qty: 4 },
  ]);
  expect(await make.read(product)).toMatchObject({ selling_price: 100, qty: 7 });
});

test('a copy has the same variants, with nothing sold and no SKUs', async () => {
  const seller = await make.seller();
  const product = await make.variantProduct(
    seller,
    [
      { option1: 'S', qty: 3, sku: 'COPY-S', image: 1 },
      { option1: 'M', qty: 4, selling_price: 130, status: 0 },
    ],
    { sku: 'COPY' },
  );
  await shop.payload().update({ collection: 'variants', where: { sku: { equals: 'COPY-S' } }, data: { sold: 5 } });
  const { body } = await seller.caller.post(`/copy-product/${String(product.id)}`);
  expect(body.status).toBe(200);
  expect(await make.read(body)).toMatchObject({
    has_variants: 1,
    qty: 3,
    selling_price: 100,
    prices_differ: 0,
    sku: '',
  });
  const same = await make.variantsOf(body);
  expect(same).toMatchObject([
    {
      option1: 'S',
      option2: '',
      selling_price: 100,
      original_price: 120,
      qty: 3,
      sku: '',
      image: 1,
      status: 1,
      sold: 0,
    },
    {
      option1: 'M',
      option2: '',
      selling_price: 130,
      original_price: 150,
      qty: 4,
      sku: '',
      image: 0,
      status: 0,
      sold: 0,
    },
  ]);
  expect(same.map(({ product: of }) => of)).toEqual([body.id, body.id]);
  expect(await make.variantsOf(product)).toMatchObject([{ sku: 'COPY-S', sold: 5 }, { sku: '' }]);
});
