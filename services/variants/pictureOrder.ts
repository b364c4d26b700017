/**
 * A variant refers to its picture by the picture's position in its product. New pictures of an approved product wait
 * for approval, so positions in the waiting change differ from those on the product until an admin has approved it.
 */
import { namesOf } from '../../domain/fields/declare';
import { productPictures } from '../../domain/products/fieldSets';
import { followPicture, waitingPicture } from '../../domain/variants/rules';
import type { Product, Variant } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';
import { variantsOf } from './readVariants';

type Slot = keyof typeof productPictures;
type Pictured = { [S in Slot]?: Parameters<typeof refId>[0] };

const slots: readonly Slot[] = namesOf(productPictures);

const picturesOf = (product: Pictured): string[] => slots.map((slot) => String(refId(product[slot]) ?? ''));
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** The variants as the vendor wants them: with positions among the waiting pictures. */
export function besideWanted(variants: readonly Variant[], live: Pictured, wanted: Pictured): Variant[] {
  const [from, to] = [picturesOf(live), picturesOf(wanted)];
  if (isSame(from, to)) return [...variants];
  return variants.map((variant) => ({ ...variant, image: followPicture(variant.image, from, to) }));
}

/** When the product gets other pictures, its variants keep showing the same ones. */
export async function followPictures(db: Db, variants: readonly Variant[], before: Pictured, after: Pictured) {
  const [from, to] = [picturesOf(before), picturesOf(after)];
  if (!isSame(from, to)) await place(db, variants, (image) => followPicture(image, from, to));
}

/**
 * Variants were saved with positions among waiting pictures: until approval they get the positions in today's pictures.
 */
export async function placeWhileWaiting(ctx: Ctx, live: Product, wanted: Pictured): Promise<void> {
  const [from, to] = [picturesOf(wanted), picturesOf(live)];
  if (isSame(from, to)) return;
  await place(ctx.db, await variantsOf(ctx.db, live.id), (image) => waitingPicture(image, from, to));
}

/** One write for each position that variants move to, however many there are. */
async function place(db: Db, variants: readonly Variant[], placeOf: (image: number) => number): Promise<void> {
  const moved = new Map<number, Variant['id'][]>();
  for (const { id, image } of variants) {
    const to = placeOf(image);
    if (to !== image) moved.set(to, [...(moved.get(to) ?? []), id]);
  }
  for (const [image, ids] of moved) await db.setWhere('variants', { id: { in: ids } }, { image });
}
