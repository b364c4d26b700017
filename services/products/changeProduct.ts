import type { ReceivedFile } from '../../contract/route';
import type { StockSeen } from '../../domain/catalogue/stock';
import { invalid } from '../../domain/failure';
import type { VariantInput } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import { picturesOf, withFiles } from '../media/withFiles';
import { refId } from '../relations';
import { placeWhileWaiting } from '../variants/pictureOrder';
import { saveVariants } from '../variants/saveVariants';
import { takeUploads, type Uploads } from './pictureUploads';
import {
  documentInTurn,
  documentOf,
  pictureSlots,
  type PictureSlot,
  type Pictures,
  type ProductForm,
} from './productForm';
import { readProduct } from './readProduct';
import { asItsWriterSees } from './readProductForm';
import { noteStockSeen } from './stockSeen';

type Slots = Partial<Record<PictureSlot, Id | null>>;

/**
 * Changes a product. The collection's hooks decide whether it has to be approved again, whichever entry point the
 * change comes through.
 */
export async function changeProduct(
  ctx: Ctx,
  id: Id,
  form: ProductForm,
  {
    files,
    order,
    stockSeen,
    variants,
    uploads = {},
  }: {
    files: Partial<Record<PictureSlot, ReceivedFile>>;
    order: string | undefined;
    stockSeen?: StockSeen | undefined;
    variants?: readonly VariantInput[] | undefined;
    uploads?: Uploads;
  },
): Promise<Product> {
  const before = await asItsWriterSees(ctx, await readProduct(ctx, id));
  const vendor = refId(before.vendor) ?? 0;
  const data = await documentOf(ctx, form, vendor, before.id, variants);
  if (!has(ctx, 'superadmin')) delete data.featured;
  if (!placedPictures(before, order).image1 && !files.image1 && !uploads.image1) throw invalid({ image1: 'required' });
  const written = await withFiles(ctx, files, picturesOf('product', form.name), (ids) =>
    ctx.db.inTransaction(async () => {
      await documentInTurn(ctx, form, vendor, before.id, variants);
      // Pictures may have been replaced since the form was opened.
      const now = await asItsWriterSees(ctx, await readProduct(ctx, before.id));
      const slots: Slots = { ...placedPictures(now, order), ...(await takeUploads(ctx, uploads, form.name)), ...ids };
      await saveVariants(ctx, now, { variants, lists: data });
      if (stockSeen) noteStockSeen(ctx, now.id, stockSeen);
      const changed = await ctx.db.asActor.update('products', now.id, { ...data, ...slots });
      if (variants) await placeWhileWaiting(ctx, changed, slots);
      return { now, slots, changed };
    }),
  );
  await removeReplaced(ctx, written.now, written.slots);
  return written.changed;
}

/** The stored pictures in their new positions: `2,1,0,0,0,0` swaps the first two and removes the others. */
function placedPictures(product: Pictures, order: string | undefined): Slots {
  const stored = pictureSlots.map((slot) => refId(product[slot]));
  const from = order === undefined ? [1, 2, 3, 4, 5, 6] : order.split(',').map(Number);
  return Object.fromEntries(pictureSlots.map((slot, place) => [slot, stored[(from[place] ?? 0) - 1] ?? null]));
}

/** Deletes pictures that are no longer used, except the one that lines of past orders still show. */
export async function removeReplaced(ctx: Ctx, before: Product, slots: Slots): Promise<void> {
  const shown = new Set(Object.values(slots).map(String));
  const gone = pictureSlots.map((slot) => refId(before[slot])).filter((id) => id !== null && !shown.has(String(id)));
  const first = refId(before.image1);
  if (first !== null && gone.includes(first)) {
    const sold = await ctx.db
      .asSystem('sold lines show the picture of the day they were sold')
      .count('order-lines', { product: { equals: before.id } });
    if (sold > 0) gone.splice(gone.indexOf(first), 1);
  }
  await removeFiles(ctx, 'media', gone, 'product');
}
