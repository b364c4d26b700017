import type { ImportColumn } from '../../domain/catalogue/importColumns';
import { has, type Ctx, type Id } from '../ctx';
import { withChanges } from '../products/waitingChange';
import { besideWanted } from '../variants/pictureOrder';
import { variantsOfAll } from '../variants/readVariants';
import { cellsOf } from './cellsOf';
import { importVendor } from './importVendor';

type Query = { offset: number; limit: number; vendor_id?: Id | undefined };

const named = { name: true, slug: true } as const;

/** A window of one vendor's products as lines of a file, oldest first, so that new ones are added at the end. */
export async function exportProducts(
  ctx: Ctx,
  query: Query,
): Promise<{ lines: Record<ImportColumn, string>[]; total: number }> {
  const vendor = await importVendor(ctx, query.vendor_id);
  const { docs, total } = await ctx.db
    .asSystem('limited to the vendor, who is the caller or was named by an admin')
    .findWindow('products', {
      where: { vendor: { equals: vendor.id } },
      sort: ['createdAt', 'id'],
      offset: query.offset,
      limit: query.limit,
      depth: 1,
      populate: {
        'main-categories': named,
        'sub-categories': named,
        'child-categories': named,
        brands: { name: true },
        media: { filename: true },
        vendors: { name: true },
        shops: { name: true },
      },
    });
  // Exports the waiting change, so that importing the file unchanged leaves it as it is.
  const wanted = has(ctx, 'superadmin', 'subadmin') ? docs : await withChanges(ctx, docs, 1);
  const variants = await variantsOfAll(ctx, docs);
  const lines = wanted.map((product, at) =>
    cellsOf(product, besideWanted(variants.get(String(product.id)) ?? [], docs[at] ?? product, product)),
  );
  return { lines, total };
}
