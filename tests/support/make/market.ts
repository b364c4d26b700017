/**
 * Makers of market data with every field defaulted and unique, so that tests share no rows. They write past the contract:
 * what a test is about goes over HTTP.
 */
import { FIRST_MADE } from '../soundLedger';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type {
  Order,
  OrderLine,
  Package,
  Product,
  Return,
  Shop as ShopDoc,
  User,
  Vendor,
  Warehouse,
} from '../../../payload-types';
import { PASSWORD, type Caller, type Shop } from '../http';

let count = 0;
const next = () => (count += 1);
type Some<T> = Partial<Record<keyof T, unknown>>;

export type Person = { user: User; caller: Caller };
export type Seller = Person & { vendor: Vendor; shop: ShopDoc };

export function market(shop: Shop) {
  const db = (): Payload => shop.payload();
  const create = async <T>(collection: string, data: object, rest: object = {}): Promise<T> =>
    (await db().create({ collection, data, depth: 0, overrideAccess: true, ...rest } as never)) as T;
  const firstOf = async <T>(collection: string): Promise<T | undefined> =>
    (await db().find({ collection, limit: 1, depth: 0, overrideAccess: true } as never)).docs[0] as T | undefined;

  const place = async () => {
    const n = next();
    const district =
      (await firstOf<{ id: number; name: string }>('districts')) ??
      (await create<{ id: number; name: string }>('districts', {
        name: `District ${n}`,
        name_bn: `জেলা ${n}`,
        slug: `district-${n}`,
      }));
    const upazila =
      (await firstOf<{ id: number }>('upazilas')) ??
      (await create<{ id: number }>('upazilas', {
        district: district.id,
        name: `Upazila ${n}`,
        name_bn: `উপজেলা ${n}`,
        slug: `upazila-${n}`,
        kind: 'upazila',
      }));
    return { district, upazila };
  };

  const account = (data: Some<User> = {}): Promise<User> => {
    const n = next();
    return create<User>('users', {
      name: `Person ${n}`,
      email: `person.${n}@made.test`,
      mobile: `019${String(n).padStart(8, '0')}`,
      mobile_prefix: '+88',
      password: PASSWORD,
      role_as: 0,
      status: 1,
      mobile_verify: 1,
      ...data,
    });
  };

  const person = async (data: Some<User> = {}): Promise<Person> => {
    const user = await account(data);
    return { user, caller: await shop.login(user.email) };
  };

  let usualHouse: Promise<Warehouse> | undefined;
  /** One warehouse for every seller whose test is not about warehouses. */
  const usualWarehouse = (): Promise<Warehouse> =>
    (usualHouse ??= (async () => {
      const { district } = await place();
      const n = next();
      const incharge1 = (await account()).id;
      return create<Warehouse>('warehouses', {
        name: `Usual warehouse ${n}`,
        district: district.id,
        address: `Dock ${n}`,
        incharge1,
      });
    })());

  /** `warehouse: null`: the shop of a vendor who has not chosen one yet, which cannot sell. */
  const seller = async ({
    warehouse: house,
    ...data
  }: Some<Vendor> & { warehouse?: Warehouse | null } = {}): Promise<Seller> => {
    const n = next();
    const { user } = await person();
    const { district, upazila } = await place();
    const application = await create<Vendor>('vendors', {
      user: user.id,
      name: user.name,
      mobile: user.mobile,
      email: user.email,
      birthdate: '1990-01-01',
      nid: '1234567890',
      gender: 'Female',
      district: district.id,
      upazila: upazila.id,
      address: 'Road 1',
      business_name: `Business ${n}`,
      type: 2,
      business_type: 'Brand Shop',
      business_district: district.id,
      business_upazila: upazila.id,
      business_address: 'Market 1',
      accept: 0,
      ...data,
    });
    const vendor = await db().update({
      collection: 'vendors',
      id: application.id,
      data: { accept: 1 },
      depth: 0,
      overrideAccess: true,
    } as never);
    const found = await db().update({
      collection: 'shops',
      where: { vendor: { equals: application.id } },
      data: { warehouse: house === null ? null : (house ?? (await usualWarehouse())).id },
      depth: 0,
      overrideAccess: true,
    } as never);
    return {
      user,
      vendor: vendor as unknown as Vendor,
      shop: (found as unknown as { docs: ShopDoc[] }).docs[0]!,
      caller: await shop.login(user.email),
    };
  };

  const warehouse = async (data: Some<Warehouse> = {}): Promise<{ warehouse: Warehouse; incharge: Person }> => {
    const n = next();
    const incharge = await person();
    const { district } = await place();
    const made = await create<Warehouse>('warehouses', {
      name: `Warehouse ${n}`,
      district: district.id,
      address: `Dock ${n}`,
      incharge1: incharge.user.id,
      ...data,
    });
    return { warehouse: made, incharge: { user: incharge.user, caller: await shop.login(incharge.user.email) } };
  };

  const image = async () => {
    const bytes = await pngBytes();
    return create<{ id: number }>(
      'media',
      { alt: 'made' },
      {
        file: { data: bytes, mimetype: 'image/png', name: `made-${next()}.png`, size: bytes.length },
      },
    );
  };

  const categoryPath = async () => {
    const n = next();
    const names = { name: `Category ${n}`, name_bn: `ক্যাটাগরি ${n}`, status: 1 };
    const category = await create<{ id: number }>('main-categories', { ...names, slug: `main-${n}` });
    const subcategory = await create<{ id: number }>('sub-categories', {
      ...names,
      slug: `sub-${n}`,
      category: category.id,
    });
    return { category, subcategory };
  };

  const product = async (of: Seller, data: Some<Product> = {}): Promise<Product> => {
    const n = next();
    const { category, subcategory } = await categoryPath();
    return create<Product>('products', {
      vendor: of.vendor.id,
      shop: of.shop.id,
      type: of.vendor.type,
      name: `Product ${n}`,
      name_bn: `পণ্য ${n}`,
      slug: `product-${n}`,
      category: category.id,
      subcategory: subcategory.id,
      selling_price: 100,
      original_price: Math.max(120, Number(data.selling_price ?? 0)),
      qty: 10,
      image1: (await image()).id,
      status: 1,
      verify: 1,
      ...data,
    });
  };

  const usual = new Map<unknown, Promise<Product>>();
  /** One product per seller serves every order that does not look at the product itself. */
  const usualProduct = (of: Seller): Promise<Product> => {
    const known = usual.get(of.vendor.id) ?? product(of);
    usual.set(of.vendor.id, known);
    return known;
  };

  type OrderWish = {
    seller: Seller;
    customer?: Person;
    /** Null: a package that nobody can receive. */
    warehouse?: Warehouse | null;
    status?: number;
    payment_method?: string;
    payment_status?: number;
    qty?: number;
    product?: Product;
    createdAt?: string;
    /** Where it is delivered; unknown by default. */
    to?: { district: number; upazila: number };
  };
  type MadeOrder = { order: Order; package: Package; line: OrderLine; customer: Person; product: Product };

  /** A further package of an order that is there, for another seller. */
  const addPackage = async (
    order: Order,
    customer: Person,
    wish: OrderWish,
  ): Promise<Omit<MadeOrder, 'order' | 'customer'>> => {
    const sold = wish.product ?? (await usualProduct(wish.seller));
    const qty = wish.qty ?? 2;
    const amount = sold.selling_price * qty;
    const shared = {
      order: order.id,
      order_number: order.number,
      customer: customer.user.id,
      vendor: wish.seller.vendor.id,
    };
    const tracking_id = `HTMADE${order.number}${next()}`;
    const made = await create<Package>('packages', {
      ...shared,
      shop: wish.seller.shop.id,
      warehouse: wish.warehouse === null ? null : (wish.warehouse?.id ?? wish.seller.shop.warehouse ?? null),
      tracking_id,
      type: 2,
      status: wish.status ?? 0,
      payment_method: wish.payment_method ?? 'COD',
      payment_status: wish.payment_status ?? 0,
      subtotal: amount,
      coupon_amount: 0,
      delivery_charge: 60,
      total: amount + 60,
      ...wish.to,
      ...(wish.createdAt ? { createdAt: wish.createdAt } : {}),
    });
    const line = await create<OrderLine>('order-lines', {
      ...shared,
      package: made.id,
      tracking_id,
      product: sold.id,
      name: sold.name,
      name_bn: sold.name_bn,
      slug: sold.slug,
      price: sold.selling_price,
      original_price: sold.original_price,
      qty,
      total: amount,
    });
    return { package: made, line, product: sold };
  };

  let shopper: Promise<Person> | undefined;

  const order = async (wish: OrderWish): Promise<MadeOrder> => {
    const customer = wish.customer ?? (await (shopper ??= person()));
    const qty = wish.qty ?? 2;
    const amount = (wish.product?.selling_price ?? 100) * qty;
    const made = await create<Order>('orders', {
      number: FIRST_MADE + next(),
      customer: customer.user.id,
      type: 2,
      subtotal: amount,
      coupon_amount: 0,
      delivery_charge: 60,
      total: amount + 60,
      payment_status: wish.payment_status ?? 0,
      payment_method: wish.payment_method ?? 'COD',
      address_line: 'Made Customer, Road 7, Dhaka, 01900000000',
      delivery_note: 'Ring twice',
      ...wish.to,
      ...(wish.createdAt ? { createdAt: wish.createdAt } : {}),
    });
    return { order: made, customer, ...(await addPackage(made, customer, wish)) };
  };

  const returnOf = async (made: MadeOrder, data: Some<Return> = {}): Promise<Return> =>
    create<Return>('returns', {
      order_line: made.line.id,
      order: made.order.id,
      order_number: made.order.number,
      package: made.package.id,
      tracking_id: made.package.tracking_id,
      product: made.product.id,
      customer: made.customer.user.id,
      vendor: made.package.vendor,
      status: 0,
      case: 'Wrong Size',
      qty: 1,
      payment_method: 'bKash',
      payment_account: '01711111111',
      ...data,
    });

  const admin = () => person({ role_as: 1 });
  const subadmin = () => person({ role_as: 2 });

  return {
    person,
    admin,
    subadmin,
    seller,
    warehouse,
    product,
    image,
    categoryPath,
    place,
    order,
    addPackage,
    returnOf,
    create,
  };
}

/** A small real picture. */
export async function pngBytes(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f855a' } })
    .png()
    .toBuffer();
}

/** A multipart body with fields and pictures. */
export function form(
  fields: Record<string, string>,
  pictures: Record<string, { bytes: Uint8Array; type?: string; name?: string }> = {},
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, { bytes, type = 'image/png', name: file = 'picture.png' }] of Object.entries(pictures)) {
    body.append(name, new Blob([new Uint8Array(bytes)], { type }), file);
  }
  return body;
}
