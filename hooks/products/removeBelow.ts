import type { CollectionBeforeDeleteHook } from 'payload';
import { beginKeeping } from '../../services/deleted/keepDeleted';
import { openCtx } from '../../services/openCtx';
import { dropProductRecords } from '../../services/products/dropProductRecords';
import { tellOfDeletion } from '../../services/products/tellOfDeletion';
import { refId } from '../../services/relations';

/**
 * Deletes carts, favourites, watches and reviews along with a product; orders and returns keep their copies. All but
 * carts can be restored. Vendors are notified when somebody else deletes their product.
 */
export const removeBelow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ctx = openCtx(req);
  const product = await ctx.db.asSystem('what is deleted is kept').findById('products', id);
  if (!product) return;
  const { name, name_bn, vendor } = product;
  const root = { kind: 'product', record: product.id, title: name, title_bn: name_bn, vendor: refId(vendor) } as const;
  const keeping = await beginKeeping(ctx, root);
  await keeping.products({ id: { equals: product.id } });
  await keeping.end();
  await tellOfDeletion(
    ctx,
    { id: { equals: product.id } },
    {
      en: `Your product ${name} was deleted.`,
      bn: `আপনার পণ্য ${name_bn} মুছে ফেলা হয়েছে।`,
      link: '/admin/deleted',
    },
  );
  await dropProductRecords(ctx.db, [product.id]);
};
