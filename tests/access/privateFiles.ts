/** Private pictures and documents to request: some of the people of `entryPoints.table.ts`, some of strangers. */
import fs from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { renditionWidths } from '../../domain/pictures/renditions';
import type { Vendor } from '../../payload-types';
import { emailOf, type Account, type Shop } from '../support/http';
import { form, pngBytes, type Person, type Seller } from '../support/make/market';
import { shopping } from '../support/make/shopping';

type Id = number | string;
type Picture = { id: Id; filename: string; sizes: Record<string, { filename: string }> };

const found = async <T>(payload: Payload, collection: string, where: object): Promise<T> =>
  (await payload.find({ collection, where, depth: 0, limit: 1, overrideAccess: true } as never)).docs[0] as T;

/**
 * The return `own` was requested by `customer` from `vendor.fashion`; nobody in the table is involved in the return
 * `other`.
 */
export async function privateFiles(shop: Shop): Promise<Record<string, string>> {
  const make = shopping(shop);
  const payload = shop.payload();
  const someone = async (account: Account): Promise<Person> => ({
    user: await found(payload, 'users', { email: { equals: emailOf(account) } }),
    caller: await shop.as(account),
  });
  const fashion = await someone('vendor.fashion');
  const vendor = await found<Vendor>(payload, 'vendors', { user: { equals: fashion.user.id } });
  const own: Seller = { ...fashion, vendor, shop: await found(payload, 'shops', { vendor: { equals: vendor.id } }) };
  return {
    ...(await returned(
      shop,
      'own',
      await make.order({
        seller: own,
        customer: await someone('customer'),
        product: await make.product(own),
        status: 6,
      }),
    )),
    ...(await returned(shop, 'other', await strangersOrder(make))),
    ...(await papersOf(payload, 'own', vendor)),
    ...(await papersOf(
      payload,
      'other',
      await found(payload, 'vendors', {
        and: [
          { nid_front_image: { exists: true } },
          { id: { not_equals: vendor.id } },
          { user: { not_equals: (await someone('customer')).user.id } },
        ],
      }),
    )),
  };
}

type Making = ReturnType<typeof shopping>;
type Bought = Awaited<ReturnType<Making['order']>>;

async function strangersOrder(make: Making): Promise<Bought> {
  const seller = await make.seller();
  return make.order({ seller, customer: await make.person(), product: await make.product(seller), status: 6 });
}

async function returned(
  shop: Shop,
  whose: string,
  { customer, product, order, package: { tracking_id } }: Bought,
): Promise<Record<string, string>> {
  const fields = {
    product_id: String(product.id),
    order_id: String(order.number),
    tracking_id,
    case: 'Wrong Size',
    qty: '1',
    payment_method: 'bKash',
    payment_account: '01711111111',
    details: 'Too small',
  };
  const { body } = await customer.caller.post(
    '/create-return',
    form(fields, { image1: { bytes: await pngBytes(1_500, 1_200) } }),
  );
  expect(body.status).toBe(200);
  const { image1 } = await found<{ image1: Id }>(shop.payload(), 'returns', { id: { equals: body.returns.id } });
  const picture = await found<Picture>(shop.payload(), 'media', { id: { equals: image1 } });
  return {
    [`${whose}Return`]: String(body.returns.id),
    [`${whose}Photo`]: String(image1),
    [`${whose}File`]: picture.filename,
    ...Object.fromEntries(
      Object.keys(renditionWidths).map((size) => [`${whose}File_${size}`, picture.sizes[size]!.filename]),
    ),
  };
}

async function papersOf(payload: Payload, whose: string, vendor: Vendor): Promise<Record<string, string>> {
  const paper = await found<{ id: Id; filename: string }>(payload, 'documents', {
    id: { equals: vendor.nid_front_image },
  });
  // The demo database comes without its files.
  const file = path.join(process.env.DATA_DIR!, 'documents', paper.filename);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    await sharp(await pngBytes(200, 120))
      .webp()
      .toBuffer(),
  );
  return {
    [`${whose}Vendor`]: String(vendor.id),
    [`${whose}Paper`]: String(paper.id),
    [`${whose}PaperFile`]: paper.filename,
  };
}
