/** What shoppers do before a test begins: fill a cart, write down an address, place an order. */
import { randomUUID } from 'node:crypto';
import { crowdOf } from '../../../scripts/cluster/crowd';
import type { Product } from '../../../payload-types';
import { Caller, type Shop } from '../http';
import { market, type Person, type Seller } from './market';

export type OwnAddress = { id: number; address_line: string; upazila_id: number };

export function shopping(shop: Shop) {
  const make = market(shop);

  const fill = async (customer: Person, lines: readonly [Product, number][]): Promise<void> => {
    for (const [product, qty] of lines) {
      const { body } = await customer.caller.post('/add-to-cart', { product_id: product.id, product_qty: qty });
      if (body.status !== 201) throw new Error(`the cart was not filled: ${JSON.stringify(body)}`);
    }
  };

  const address = async (customer: Person, data: object = {}): Promise<OwnAddress> => {
    const { district, upazila } = await make.place();
    const { body } = await customer.caller.post('/add-address', {
      label: 'Home',
      name: 'Rahima',
      district: district.id,
      upazila: upazila.id,
      thana: 'Sadar',
      details: 'House 5',
      ...data,
    });
    if (body.status !== 200) throw new Error(`no address: ${JSON.stringify(body)}`);
    return body.address;
  };

  /** A payload that is right for general goods paid on delivery, where delivery costs nothing. */
  const payload = (data: object = {}) => ({
    type: 2,
    coupon_code: '',
    coupon_amount: 0,
    delivery_charge: 0,
    address_line: 'Rahima, House 5, Dhaka, 01900000000',
    delivery_note: '',
    delivery_date: '',
    delivery_time: '',
    payment_method: 'COD',
    ...data,
  });

  /** What delivery costs from now on; without an argument nothing. */
  const delivery = (data: object = {}) =>
    shop.payload().updateGlobal({
      slug: 'delivery-charges',
      data: {
        general_delivery_breakpoint: 0,
        general_delivery_charge: 0,
        general_delivery_discount_charge: 0,
        grocery_delivery_breakpoint: 0,
        grocery_delivery_charge: 0,
        grocery_delivery_discount_charge: 0,
        ...data,
      },
    });

  /** A grocer's product: grocers sell in the site's grocery category only, where one is chosen. */
  const groceries = async (of: Seller, data: object = {}): Promise<Product> => {
    const site = await shop.payload().findGlobal({ slug: 'site-information', depth: 0 });
    if (!site.grocery_category) return make.product(of, data);
    const slug = `grocery-${randomUUID()}`;
    const names = { name: `Grocery ${slug.slice(-6)}`, name_bn: `মুদি ${slug.slice(-6)}`, slug, status: 1 };
    const subcategory = await make.create<{ id: number }>('sub-categories', {
      ...names,
      category: site.grocery_category,
    });
    return make.product(of, { category: site.grocery_category, subcategory: subcategory.id, ...data });
  };

  /** Many signed-in customers in a moment. */
  const crowd = async (size: number): Promise<Person[]> => {
    const { user } = await make.person();
    const people = await crowdOf(shop.payload(), user.id, size);
    return people.map(({ user: made, token }) => ({ user: made, caller: new Caller(shop.origin, token) }));
  };

  const stockOf = async (product: Product): Promise<number> =>
    (await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 })).qty;

  return { ...make, fill, address, payload, delivery, groceries, crowd, stockOf };
}
