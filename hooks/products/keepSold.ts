import type { CollectionBeforeChangeHook } from 'payload';
import { staleStock, stockAfterEdit } from '../../domain/catalogue/stock';
import { invalid } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { takeStockSeen } from '../../services/products/stockSeen';

/**
 * A number typed over a stock the person saw counts as the difference: pieces sold since then stay sold. A number that
 * somebody else has typed since then is not written over.
 */
export const keepSold: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  if (!originalDoc) return data;
  const seen = takeStockSeen(req, originalDoc.id);
  if (seen === undefined || data.qty === undefined) return data;
  // With variants its own number is derived from theirs.
  const problem = originalDoc.has_variants === 1 ? null : staleStock(data.qty, seen, originalDoc);
  if (problem) throw invalid({ qty: problem });
  return { ...data, qty: stockAfterEdit({ now: originalDoc.qty, seen: seen.qty, typed: data.qty }) };
};
