import { Failure } from '../../domain/failure';
import { returnStatus } from '../../domain/returns/status';
import type { Product, Vendor } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { refId } from '../relations';

/** In these states the goods are to be sent or on their way: the customer needs the vendor's address. */
const needsAddress = [returnStatus.accepted, returnStatus.sent, returnStatus.received];
const why = 'what the review and return forms show';

export type BoughtProduct = { product: Product; vendor: Vendor | null };

/**
 * A product for the review and return forms of its buyers, including products no longer public. The vendor's address
 * and number are returned only to a customer whose return was accepted. Up to four queries.
 */
export async function readBoughtProduct(ctx: Ctx, id: Id): Promise<BoughtProduct> {
  const { id: user } = actorOf(ctx);
  const calls = ctx.db.asSystem(why);
  const product = await calls.findById('products', id, {
    select: {
      name: true,
      name_bn: true,
      slug: true,
      thumbnail: true,
      selling_price: true,
      original_price: true,
      short_description: true,
      short_description_bn: true,
      vendor: true,
      visible: true,
    },
  });
  if (!product) throw new Failure('productNotFound');
  const mine = { and: [{ customer: { equals: user } }, { product: { equals: product.id } }] };
  if (product.visible !== 1 && (await calls.count('order-lines', mine)) === 0) throw new Failure('productNotFound');
  const open = await calls.count('returns', { and: [...mine.and, { status: { in: needsAddress } }] });
  if (open === 0) return { product, vendor: null };
  const vendor = await calls.findById('vendors', refId(product.vendor) as Id, {
    depth: 1,
    select: {
      name: true,
      mobile: true,
      business_thana: true,
      business_upazila: true,
      business_district: true,
      business_postcode: true,
      business_address: true,
    },
    populate: { districts: { name: true, name_bn: true }, upazilas: { name: true, name_bn: true } },
  });
  return { product, vendor };
}
