/** Vendors a journey makes for itself: an application handed in by the call the shop makes, and approved when wished. */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { newCustomer, signIn, type Person } from '../support/people';
import type { Place } from '../support/places';
import { banglaDigits, type Language } from '../support/words';

/** A picture of the project, as a file to choose or to send. */
export const picture = 'storefront/public/icon-192.png';
export const pictureFile = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: fs.readFileSync(picture),
});
const sent = () => new File([fs.readFileSync(picture)], 'picture.png', { type: 'image/png' });

export const unique = (): string => String(randomInt(1_000_000_000)).padStart(9, '0');

export type Applicant = { person: Person; business: string; vendorId: number | string };

/** Somebody with a pending application. */
export async function newApplicant(
  url: string,
  admin: Person,
  place: Place,
  wish: { type?: 1 | 2 } = {},
): Promise<Applicant> {
  const business = `Journey Traders ${unique()}`;
  const person = await newCustomer(url, { name: 'Shirin Sultana' });
  const where = {
    district: place.district.id,
    upazila: place.upazila.id,
    thana: 'Savar',
    postcode: '1340',
    address: 'House 7, Road 3',
  };
  await person.api.form('/submit-vendor-application', {
    name: person.name,
    mobile: person.mobile,
    email: person.email,
    birthdate: '1990-04-05',
    nid: unique() + '1',
    gender: 'Female',
    ...where,
    business_name: business,
    type: wish.type ?? 2,
    business_type: 'Brand Shop',
    trade_license: 'TL-1',
    bin: 'BIN-1',
    business_district: where.district,
    business_upazila: where.upazila,
    business_thana: where.thana,
    business_postcode: where.postcode,
    business_address: where.address,
    image: sent(),
    trade_license_image: sent(),
    nid_front_image: sent(),
    nid_back_image: sent(),
  });
  const { vendor } = await admin.api.get<{ vendor: { id: number | string; business_name: string }[] }>(
    '/get-new-vendor',
  );
  return { person, business, vendorId: vendor.find((each) => each.business_name === business)!.id };
}

/** A vendor with a shop, signed in since the approval; packages go to the Dhaka warehouse. */
export async function newVendor(
  url: string,
  admin: Person,
  place: Place,
  wish: { type?: 1 | 2 } = {},
): Promise<Applicant & { slug: string }> {
  const applicant = await newApplicant(url, admin, place, wish);
  await admin.api.post(`/approved-vendor/${applicant.vendorId}`);
  const person = await signIn(url, applicant.person.email);
  type Shop = { id: number; name: string; slug: string; tagline: string };
  const { shop } = await person.api.get<{ shop: Shop }>('/get-shop-data');
  const { warehouse } = await person.api.get<{ warehouse: { id: number; name: string }[] }>('/get-shop-warehouse');
  const dhaka = warehouse.find(({ name }) => name === 'Dhaka Central')!;
  await person.api.form('/update-shop', {
    id: shop.id,
    name: shop.name,
    slug: shop.slug,
    tagline: shop.tagline,
    warehouse_id: dhaka.id,
  });
  return { ...applicant, person, slug: shop.slug };
}

type Category = { id: number | string; name: string };
export type Product = { id: number | string; slug: string; name: string; name_bn: string };

/** What lists and questions call it. */
export const called = (language: Language, product: Product): string =>
  language === 'bn' ? product.name_bn : product.name;

/** A product of this vendor, approved and on sale. */
export async function newProduct(
  vendor: Person,
  admin: Person,
  wish: {
    price?: number;
    main_cat_id?: number | string;
    sub_cat_id?: number | string;
    child_cat_id?: number | string;
  } = {},
): Promise<Product> {
  const { category } = await vendor.api.get<{ category: Category[] }>('/all-category');
  const main = wish.main_cat_id ?? category.find(({ name }) => name !== 'Grocery')!.id;
  const { subcategory } = await vendor.api.get<{ subcategory: Category[] }>(`/main-to-sub-category/${main}`);
  const number = unique();
  const name = `Panel Thing ${number}`;
  const name_bn = `প্যানেলের জিনিস ${banglaDigits(number)}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const price = wish.price ?? 400;
  const made = await vendor.api.form<{ id: number | string }>('/store-product', {
    main_cat_id: main,
    sub_cat_id: wish.sub_cat_id ?? subcategory[0]!.id,
    ...(wish.child_cat_id ? { child_cat_id: wish.child_cat_id } : {}),
    name,
    name_bn,
    slug,
    selling_price: price,
    original_price: price + 100,
    qty: 20,
    status: 1,
    image1: sent(),
  });
  await admin.api.post(`/product-verify/${made.id}`);
  return { id: made.id, slug, name, name_bn };
}

export type Placed = { order_number: number; tracking_ids: string[] };

/** An order of these products by a new customer, paid on delivery. */
export async function newOrder(
  url: string,
  place: Place,
  products: readonly { id: number | string }[],
  qty = 1,
  chosen: { variation1?: string } = {},
): Promise<Placed & { customer: Person }> {
  const customer = await newCustomer(url);
  for (const { id } of products)
    await customer.api.post('/add-to-cart', { product_id: id, product_qty: qty, ...chosen });
  const { address } = await customer.api.post<{ address: { id: number | string } }>('/add-address', {
    label: 'Home',
    name: customer.name,
    district: place.district.id,
    upazila: place.upazila.id,
    thana: 'Savar',
    details: 'House 7, Road 3',
  });
  const placed = await customer.api.post<Placed>('/order-place', {
    type: 2,
    address_id: address.id,
    payment_method: 'COD',
  });
  return { ...placed, customer };
}

export type Asked = { path: string; id: number; product: number | string; order: number; customer: Person };

/** A delivered product its customer wants to send back. */
export async function askedBack(
  url: string,
  staff: (account: string) => Promise<Person>,
  savar: Place,
  vendor: Person,
): Promise<Asked> {
  const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
  const product = await newProduct(vendor, admin);
  const { order_number: order, tracking_ids, customer } = await newOrder(url, savar, [product]);
  const code = tracking_ids[0]!;
  await vendor.api.post(`/pto-update-status/${code}/3`);
  for (const status of [4, 5, 6]) await incharge.api.post(`/pto-update-status/${code}/${status}`);
  const { returns } = await customer.api.form<{ returns: { id: number } }>('/create-return', {
    product_id: product.id,
    order_id: order,
    tracking_id: code,
    case: 'Wrong Size',
    qty: 1,
    payment_method: 'bKash',
    payment_account: customer.mobile,
    details: 'Too small',
  });
  return { path: `${product.id}/${order}/${code}`, id: returns.id, product: product.id, order, customer };
}

/** A warehouse whose incharge this journey is. */
export async function newDesk(
  url: string,
  admin: Person,
): Promise<{ name: string; id: number | string; incharge: Person }> {
  const person = await newCustomer(url, { name: `Cashier ${unique()}` });
  const { users } = await admin.api.get<{ users: { id: number | string }[] }>(
    `/get-all-user?search=${encodeURIComponent(person.name)}`,
  );
  const name = `Desk ${unique()}`;
  await admin.api.post('/warehouse-create', { name, district: 'Dhaka', address: 'Road 1', incharge1: users[0]!.id });
  const { warehouse } = await admin.api.get<{ warehouse: { id: number | string; name: string }[] }>(
    '/get-all-warehouse',
  );
  const id = warehouse.find((each) => each.name === name)!.id;
  return { name, id, incharge: await signIn(url, person.email) };
}
