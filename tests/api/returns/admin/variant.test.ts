/** A returned product is shown as it was bought: the combination of options, with its price and its picture. */
import type { Order, OrderLine, Package } from '../../../../payload-types';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { variantMaking } from '../../../support/make/variants';

const shop = openShop();
const make = variantMaking(shop);
let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.admin();
  await make.delivery();
});

const partOf = async <T>(collection: 'orders' | 'packages' | 'order-lines', order: number): Promise<T> => {
  const where = { [collection === 'orders' ? 'number' : 'order_number']: { equals: order } };
  return (await shop.payload().find({ collection, where, depth: 0 })).docs[0] as T;
};

test('an admin and the vendor see the price and the picture of the variant that was bought', async () => {
  const customer = await make.person();
  const product = await make.variantProduct(
    seller,
    [
      { option1: 'M', selling_price: 450, image: 1 },
      { option1: 'L', selling_price: 480, original_price: 600, sku: 'BACK-L', image: 2 },
    ],
    { image2: (await make.image()).id },
  );
  await customer.caller.post('/add-to-cart', {
    product_id: product.id,
    product_qty: 1,
    variation1: 'L',
    variation2: '',
  });
  const number = (await customer.caller.post('/order-place', make.payload())).body.order_number;
  const line = await partOf<OrderLine>('order-lines', number);
  await make.returnOf({
    order: await partOf<Order>('orders', number),
    package: await partOf<Package>('packages', number),
    line,
    customer,
    product,
  });
  // What the vendor asks from now on is not what was paid.
  await make.give(seller, product, [
    { option1: 'M', selling_price: 455, image: 1 },
    { option1: 'L', selling_price: 500, image: 1 },
  ]);
  expect((await make.read(product)).thumbnail).not.toBe(line.thumbnail);
  for (const [caller, call] of [
    [admin.caller, 'get-return-details'],
    [seller.caller, 'get-vendor-return-details'],
  ] as const) {
    const { body } = await caller.get(`/${call}/${product.id}/${number}`);
    expect(body.product).toMatchObject({
      id: product.id,
      variation1: 'L',
      sku: 'BACK-L',
      selling_price: 480,
      original_price: 600,
      thumbnail: line.thumbnail,
    });
  }
});
