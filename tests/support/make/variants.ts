/** Products whose combinations of options have a price and stock of their own. */
import type { Product, Variant } from '../../../payload-types';
import type { Reply, Shop } from '../http';
import { form, type Seller } from './market';
import { shopping } from './shopping';

export type Given = {
  option1?: string;
  option2?: string;
  selling_price?: number;
  original_price?: number;
  qty?: number;
  qty_seen?: number;
  sold_seen?: number;
  selling_price_seen?: number;
  original_price_seen?: number;
  sku_seen?: string;
  status_seen?: 0 | 1;
  sku?: string;
  image?: number;
  status?: 0 | 1;
};

export const whole = ({ selling_price = 100, ...rest }: Given) => ({
  option1: '',
  option2: '',
  selling_price,
  original_price: selling_price + 20,
  qty: 10,
  sku: '',
  image: 0,
  status: 1,
  ...rest,
});

export function variantMaking(shop: Shop) {
  const make = shopping(shop);

  /** What the product's form sends, as it is stored now. */
  const fields = async (seller: Seller, product: { id: unknown }): Promise<Record<string, string>> => {
    const { body } = await seller.caller.get(`/edit-product/${String(product.id)}`);
    const { variants: _variants, ...stored } = body.product as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(stored)
        .filter(([name, value]) => typeof value !== 'object' && !name.startsWith('image'))
        .map(([name, value]) => [name, String(value)]),
    );
  };

  const change = async (seller: Seller, product: { id: unknown }, more: Record<string, string>): Promise<Reply> =>
    seller.caller.post(
      `/update-product/${String(product.id)}`,
      form({ ...(await fields(seller, product)), ...more }, {}),
    );

  /** The variants a vendor gives a product, over the call. */
  const give = (seller: Seller, product: { id: unknown }, variants: readonly Given[], more = {}): Promise<Reply> =>
    change(seller, product, { variants: JSON.stringify(variants.map(whole)), ...more });

  const product = async (seller: Seller, variants: readonly Given[], more: object = {}): Promise<Product> => {
    const lists = (field: 'option1' | 'option2') =>
      [...new Set(variants.map((each) => each[field] ?? ''))].filter(Boolean).join(',');
    const made = await make.product(seller, {
      variation1: 'Size',
      option1: lists('option1'),
      variation2: lists('option2') ? 'Color' : null,
      option2: lists('option2'),
      ...more,
    });
    const { body } = await give(seller, made, variants);
    if (body.status !== 200) throw new Error(`no variants: ${JSON.stringify(body)}`);
    // Giving variants needs no approval, so the product is still shown.
    return read(made);
  };

  const read = (given: { id: unknown }): Promise<Product> =>
    shop.payload().findByID({ collection: 'products', id: given.id as number, depth: 0 });

  const variantsOf = async (given: { id: unknown }): Promise<Variant[]> =>
    (
      await shop.payload().find({
        collection: 'variants',
        where: { product: { equals: given.id } },
        sort: 'place',
        depth: 0,
        limit: 200,
      })
    ).docs;

  return { ...make, fields, change, give, variantProduct: product, read, variantsOf };
}
