/** What a journey finds when it begins: a product of its own, a coupon, a cart, an address, an order that is under way. */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import type { Person } from './people';
import type { Place } from './places';

/** Pictures of the project, as files to choose or to send. */
export const picturePath = 'storefront/public/icon-192.png';
const picture = () => new File([fs.readFileSync(picturePath)], 'picture.png', { type: 'image/png' });

const unique = () => String(randomInt(1_000_000_000)).padStart(9, '0');

export type OwnProduct = {
  id: number | string;
  slug: string;
  name: string;
  name_bn: string;
  fields: Record<string, string | number>;
};
type Form = { main_cat_id: number; sub_cat_id: number; child_cat_id: number | null };

/** A product of this vendor that only this journey buys, approved and on sale. */
export async function ownProduct(
  vendor: Person,
  admin: Person,
  wish: { qty?: number; price?: number; options?: Record<string, string> } = {},
): Promise<OwnProduct> {
  const { products } = await vendor.api.get<{ products: { id: number }[] }>('/view-all-vendor-product/0/1');
  const { product: pattern } = await vendor.api.get<{ product: Form }>(`/edit-product/${products[0]!.id}`);
  const number = unique();
  const fields = {
    main_cat_id: pattern.main_cat_id,
    sub_cat_id: pattern.sub_cat_id,
    ...(pattern.child_cat_id ? { child_cat_id: pattern.child_cat_id } : {}),
    name: `Journey Thing ${number}`,
    name_bn: `যাত্রার জিনিস ${number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)}`,
    slug: `journey-thing-${number}`,
    selling_price: wish.price ?? 400,
    original_price: (wish.price ?? 400) + 100,
    qty: wish.qty ?? 10,
    status: 1,
    ...wish.options,
  };
  const { id, slug } = await vendor.api.form<{ id: number; slug: string }>('/store-product', {
    ...fields,
    image1: picture(),
  });
  await admin.api.post(`/product-verify/${id}`);
  return { id, slug, name: fields.name, name_bn: fields.name_bn, fields };
}

/** Says how many are left. */
export const setStock = (vendor: Person, product: OwnProduct, qty: number) =>
  vendor.api.form(`/update-product/${product.id}`, { ...product.fields, qty });

export const fillCart = (customer: Person, product: { id: number | string }, qty = 1) =>
  customer.api.post('/add-to-cart', { product_id: product.id, product_qty: qty });

/** A coupon nobody else uses. */
export async function ownCoupon(
  admin: Person,
  wish: { fixed?: number; min_order?: number; quantity?: number; listed?: 0 | 1 } = {},
): Promise<string> {
  const code = `JOURNEY${unique()}`;
  await admin.api.post('/coupon-create', { code, type: 1, fixed: 50, min_order: 0, quantity: 5, status: 1, ...wish });
  return code;
}

export type OwnAddress = { id: number | string; address_line: string };

/** An address written in Bangla, so that a page in Bangla has no Latin word of ours. */
export async function ownAddress(customer: Person, place: Place): Promise<OwnAddress> {
  const { address } = await customer.api.post<{ address: OwnAddress }>('/add-address', {
    label: 'বাসা',
    name: 'রহিমা খাতুন',
    district: place.district.id,
    upazila: place.upazila.id,
    thana: 'সাভার',
    details: 'বাড়ি ৭, রাস্তা ৩',
  });
  return address;
}

export type Placed = { order_number: number; tracking_ids: string[] };

/** An order of one product, paid on delivery. */
export async function placeOrder(
  customer: Person,
  product: { id: number | string },
  place: Place,
  wish: { type?: 1 | 2; qty?: number } = {},
): Promise<Placed> {
  await fillCart(customer, product, wish.qty);
  const address = await ownAddress(customer, place);
  return customer.api.post<Placed>('/order-place', {
    type: wish.type ?? 2,
    address_id: address.id,
    payment_method: 'COD',
  });
}

/** The vendor hands over and the warehouse delivers. */
export async function deliver(vendor: Person, incharge: Person, placed: Placed): Promise<void> {
  for (const id of placed.tracking_ids) {
    await vendor.api.post(`/pto-update-status/${id}/3`);
    await incharge.api.post(`/pto-update-status/${id}/6`);
  }
}

/** Asks to send the product back. */
export async function askReturn(customer: Person, product: { id: number | string }, placed: Placed): Promise<number> {
  const { returns } = await customer.api.form<{ returns: { id: number } }>('/create-return', {
    product_id: product.id,
    order_id: placed.order_number,
    tracking_id: placed.tracking_ids[0]!,
    case: 'Wrong Size',
    qty: 1,
    payment_method: 'bKash',
    payment_account: customer.mobile,
    details: 'সাইজ মেলেনি',
    image1: picture(),
  });
  return returns.id;
}
