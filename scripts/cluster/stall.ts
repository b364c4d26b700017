/** The goods sold while everything fails: a dozen products of three vendors, a coupon, and one product for the race. */
import type { Payload } from 'payload';
import type { Stall } from '../crash/people';

const VENDORS = ['vendor.fashion', 'vendor.gadget', 'vendor.home'];
const STALL = 12;
/** The number of products that are nearly sold out. */
const SCARCE = 4;
const FEW = 60;
const MANY = 50_000;
const COUPON = { coupon: 'CLUSTER', couponAmount: 10, quantity: 6 };

type Id = number | string;
type Found = { docs: { id: Id }[] };

/** `pieces`: the stock of the product for the race. */
export async function openStall(payload: Payload, pieces: number): Promise<{ stall: Stall; raced: Id }> {
  const find = async (collection: string, where: object): Promise<Id[]> =>
    ((await payload.db.find({ collection, where, limit: 200, sort: 'id' } as never)) as Found).docs.map(({ id }) => id);
  const users = await find('users', { email: { in: VENDORS.map((name) => `${name}@demo.test`) } });
  const vendors = await find('vendors', { user: { in: users } });
  const plain = { and: [{ vendor: { in: vendors } }, { visible: { equals: 1 } }, { variation1: { exists: false } }] };
  const products = await find('products', plain);
  const step = Math.max(1, Math.floor(products.length / (STALL + 1)));
  const chosen = products.filter((_, n) => n % step === 0).slice(0, STALL + 1);
  const [raced, ...sold] = chosen;
  if (raced === undefined || sold.length < STALL) throw new Error('the demo data have too few products for this');
  const fill = (id: Id, qty: number) =>
    payload.db.updateOne({ collection: 'products', id, data: { qty }, returning: false } as never);
  await fill(raced, pieces);
  for (const [n, id] of sold.entries()) await fill(id, n < SCARCE ? FEW : MANY);
  const { coupon: code, couponAmount: fixed, quantity } = COUPON;
  const data = { code, type: 1, fixed, percentage: 0, min_order: 0, quantity, remain: quantity, status: 1 };
  await payload.db.create({ collection: 'coupons', data } as never);
  return { stall: { products: sold as number[], coupon: code, couponAmount: fixed }, raced };
}
