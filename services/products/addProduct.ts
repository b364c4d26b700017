import type { ReceivedFile } from '../../contract/route';
import type { VariantInput } from '../../domain/variants/rules';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { picturesOf, withFiles } from '../media/withFiles';
import { ownVendor } from '../shops/ownVendor';
import { createWithVariants } from '../variants/saveVariants';
import { takeUploads, type Uploads } from './pictureUploads';
import { documentInTurn, documentOf, type PictureSlot, type ProductForm } from './productForm';

/** Adds a product for a vendor; it waits for approval. */
export async function addProduct(
  ctx: Ctx,
  form: ProductForm,
  files: Partial<Record<PictureSlot, ReceivedFile>>,
  { variants, uploads = {} }: { variants?: readonly VariantInput[] | undefined; uploads?: Uploads } = {},
): Promise<Product> {
  const vendor = await ownVendor(ctx);
  const data = await documentOf(ctx, form, vendor.id, null, variants);
  return withFiles(ctx, files, picturesOf('product', form.name), (ids) =>
    ctx.db.inTransaction(async () => {
      await documentInTurn(ctx, form, vendor.id, null, variants);
      const taken = await takeUploads(ctx, uploads, form.name);
      return createWithVariants(ctx, { variants, lists: data }, () =>
        ctx.db.asActor.create('products', { ...data, ...taken, ...ids, vendor: vendor.id }),
      );
    }),
  );
}
