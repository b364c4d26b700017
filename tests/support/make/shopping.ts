/** What shoppers do before a test begins: fill a cart, write down an address, place an order. */
import type { Product } from '../../../payload-types';
import type { Shop } from '../http';
import { market, type Person } from './market';

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
      label: 'Home', name: 'Rahima', district: district.id, upazila: upazila.id, thana: 'Sadar', details: 'House 5', ...data,
    });
    if (body.status !== 200) throw new Error(`no address: ${JSON.stringify(body)}`);
    return body.address;
  };

  /** A payload that is right for general goods paid on delivery, where delivery costs nothing. */
  const payload = (data: object = {}) => ({
    type: 2, coupon_code: '', coupon_amount: 0, delivery_charge: 0, address_line: 'Rahima, House 5, Dhaka, 01900000000',
    delivery_note: '', delivery_date: '', delivery_time: '', payment_method: 'COD', ...data,
  });

  /** What delivery costs from now on; without an argument nothing. */
  const delivery = (data: object = {}) =>
    shop.payload().updateGlobal({
      slug: 'delivery-charges',
      data: {
        general_delivery_breakpoint: 0, general_delivery_charge: 0, general_delivery_discount_charge: 0,
        grocery_delivery_breakpoint: 0, grocery_delivery_charge: 0, grocery_delivery_discount_charge: 0, ...data,
      },
    });

  const stockOf = async (product: Product): Promise<number> =>
    (await shop.payload().findByID({ collection: 'products', id: product.id, depth: 0 })).qty;

  return { ...make, fill, address, payload, delivery, stockOf };
}
