import type { z } from 'zod';
import type { watchShape } from '../../contract/watches';
import type { WatchedRow } from '../../services/watches/listWatches';
import { filled } from '../../services/relations';
import { flag } from './flags';
import { shownAt } from './picture';

/** A watch with its product populated; null when the product was deleted. */
export function presentWatch(watch: WatchedRow): z.input<typeof watchShape> | null {
  const product = filled(watch.product);
  if (!product) return null;
  const visible = flag(product.visible);
  return {
    kind: watch.kind,
    price: watch.price,
    created_at: watch.createdAt,
    product: {
      id: product.id,
      slug: product.slug,
      name: product.name,
      name_bn: product.name_bn,
      thumbnail: shownAt(product.thumbnail),
      selling_price: product.selling_price,
      qty: visible === 1 ? product.qty : 0,
      visible,
    },
  };
}
