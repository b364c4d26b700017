import type { Product, Variant } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { rowsById } from '../rowsById';

const why = 'pictures of products are public';
type Slot = 'image1' | 'image2' | 'image3' | 'image4' | 'image5' | 'image6';
type Pictured = { id: Id } & { [S in Slot]?: Parameters<typeof refId>[0] };

const idOf = (product: Pictured, { image }: Pick<Variant, 'image'>): Id | null =>
  image === 0 ? null : refId(product[`image${image}` as Slot]);

/** The small picture of each variant that has one of its own. At most two queries however many variants. */
export async function variantPictures(
  ctx: Ctx,
  products: ReadonlyMap<string, Pick<Product, 'id'>>,
  variants: readonly (Variant | null)[],
): Promise<(product: Pick<Product, 'id'> | null, variant: Variant | null) => string | null> {
  const pictured = variants.filter((each) => each !== null).filter(({ image }) => image > 0);
  if (pictured.length === 0) return () => null;
  const slots = await slotsOf(
    ctx,
    pictured.map(({ product }) => refId(product)).filter((id) => id !== null && products.has(String(id))),
  );
  const wanted = pictured.map((each) => {
    const owner = slots.get(String(refId(each.product)));
    return owner ? idOf(owner, each) : null;
  });
  const ids = [...new Set(wanted.filter((id) => id !== null))];
  const media =
    ids.length === 0
      ? []
      : await ctx.db.rows(why, 'media', { where: { id: { in: ids } }, select: { filename: true, sizes: true } });
  const paths = new Map(
    media.map(({ id, sizes, filename }) => [String(id), sizes?.thumbnail?.filename ?? filename ?? null]),
  );
  return (product, variant) => {
    const owner = product && slots.get(String(product.id));
    const picture = owner && variant ? idOf(owner, variant) : null;
    const name = picture === null ? null : (paths.get(String(picture)) ?? null);
    return name ? `/uploads/media/${name}` : null;
  };
}

async function slotsOf(ctx: Ctx, ids: readonly (Id | null)[]): Promise<Map<string, Pictured>> {
  const found = await ctx.db.rows(why, 'products', {
    where: { id: { in: [...new Set(ids)] } },
    select: { image1: true, image2: true, image3: true, image4: true, image5: true, image6: true },
  });
  return rowsById(found);
}
