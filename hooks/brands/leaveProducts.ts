import type { CollectionBeforeDeleteHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { beginKeeping } from '../../services/deleted/keepDeleted';
import { openCtx } from '../../services/openCtx';

/** Removes a deleted brand from its products, which stay; both the brand and the links can be restored. */
export const leaveProducts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (notesOf(req).belowIsGone) return;
  const ctx = openCtx(req);
  const system = ctx.db.asSystem('products of any vendor lose the brand');
  const brand = await system.findById('brands', id);
  if (!brand) return;
  const { name, name_bn } = brand;
  const keeping = await beginKeeping(ctx, { kind: 'brand', record: brand.id, title: name, title_bn: name_bn });
  await keeping.documentsOf('brands', { id: { equals: brand.id } });
  await keeping.linksTo('brands', [brand.id]);
  await keeping.end();
  await system.updateWhere('products', { brand: { equals: brand.id } }, { brand: null });
};
