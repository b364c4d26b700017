import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { possibleId } from '../relations';
import { findCards, withShops } from './findCards';

/** The visible products among these ids as cards, in the order of the ids. Two queries. */
export async function listChosen(ctx: Ctx, given: readonly string[]): Promise<Product[]> {
  const ids = given.map((id) => possibleId(ctx, id)).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const products = await withShops(ctx, await findCards(ctx, [{ id: { in: ids } }], ids.length));
  const place = new Map(ids.map((id, at) => [String(id), at]));
  return products.sort((a, b) => (place.get(String(a.id)) ?? 0) - (place.get(String(b.id)) ?? 0));
}
