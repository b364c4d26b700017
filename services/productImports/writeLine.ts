import type { Product, ProductImportLine, Vendor } from '../../payload-types';
import { has, type Ctx } from '../ctx';
import { removeReplaced } from '../products/changeProduct';
import { documentInTurn, pictureSlots } from '../products/productForm';
import { asItsWriterSees } from '../products/readProductForm';
import { noteStockSeen } from '../products/stockSeen';
import { refId, sameRef } from '../relations';
import { placeWhileWaiting } from '../variants/pictureOrder';
import { createWithVariants, saveVariants } from '../variants/saveVariants';
import { changesOf } from './changesOf';
import type { LineData } from './changesOf';

/** Writes one line, at most once: the line is claimed in the same transaction. */
export async function writeLine(ctx: Ctx, vendor: Vendor, line: ProductImportLine): Promise<void> {
  const before = await ctx.db.inTransaction(async () => {
    const waiting = { and: [{ id: { equals: line.id } }, { state: { equals: 'waiting' } }] };
    if (!(await ctx.db.claim('product-import-lines', waiting, { state: 'done' }))) return null;
    const data = line.data as LineData;
    const product = await targetOf(ctx, vendor, line, data);
    const document = await documentInTurn(ctx, data.form, vendor.id, product?.id ?? null, data.variants);
    delete document.featured;
    if (product) await change(ctx, product, document, data);
    // Admins cannot add products by hand; here they do it for the vendor they named.
    else {
      const isAdmin = has(ctx, 'superadmin', 'subadmin');
      const calls = isAdmin ? ctx.db.asSystem('an admin imports for the vendor of the import') : ctx.db.asActor;
      await createWithVariants(ctx, { variants: data.variants, lists: document }, () =>
        calls.create('products', { ...document, ...data.pictures, vendor: vendor.id }),
      );
    }
    return product ? { product, data } : null;
  });
  if (before) await removeReplaced(ctx, before.product, slotsOf(before.product, before.data));
}

/** The product of the preview, or one of the vendor's products that has got this slug since. */
async function targetOf(ctx: Ctx, vendor: Vendor, line: ProductImportLine, data: LineData): Promise<Product | null> {
  const products = ctx.db.asSystem('limited to the vendor of the import');
  const known = refId(line.product);
  const found =
    known === null
      ? await products.findOne('products', { where: { slug: { equals: data.form.slug } } })
      : await products.findById('products', known);
  return found && sameRef(found.vendor, vendor) ? asItsWriterSees(ctx, found) : null;
}

async function change(ctx: Ctx, product: Product, document: Record<string, unknown>, data: LineData): Promise<void> {
  // Compared with the stock of the preview: an unchanged number changes nothing, however many were sold since.
  const changes = changesOf(document, data, { ...product, qty: data.qtySeen ?? product.qty });
  if (changes.length === 0 && !data.variants) return;
  await saveVariants(ctx, product, { variants: data.variants, lists: document });
  if (data.qtySeen !== undefined) noteStockSeen(ctx, product.id, { qty: data.qtySeen, sold: data.soldSeen });
  const changed = await ctx.db.asActor.update('products', product.id, Object.fromEntries(changes));
  if (data.variants) await placeWhileWaiting(ctx, changed, slotsOf(product, data));
}

const slotsOf = (product: Product, { pictures }: LineData) =>
  Object.fromEntries(
    pictureSlots.map((slot) => [slot, pictures[slot] !== undefined ? pictures[slot] : refId(product[slot])]),
  );
