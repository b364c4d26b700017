import type { ReceivedFile } from '../../contract/route';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { saveFiles } from '../media/saveFiles';
import { ownVendor } from '../shops/ownVendor';
import { documentOf, type PictureSlot, type ProductForm } from './productForm';

/** A vendor adds a product; it waits for approval. */
export async function addProduct(
  ctx: Ctx,
  form: ProductForm,
  files: Partial<Record<PictureSlot, ReceivedFile>>,
): Promise<Product> {
  const vendor = await ownVendor(ctx);
  const data = await documentOf(ctx, form, vendor.id, null);
  const saved = await saveFiles(ctx, files, () => ({ collection: 'media', alt: form.name }));
  try {
    return await ctx.db.inTransaction(async () => {
      await documentOf(ctx, form, vendor.id, null);
      return ctx.db.asActor.create('products', { ...data, ...saved.ids, vendor: vendor.id });
    });
  } catch (error) {
    await saved.takeBack();
    throw error;
  }
}
