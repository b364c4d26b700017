import type { CollectionBeforeChangeHook } from 'payload';
import { stockAfterEdit } from '../../domain/catalogue/stock';
import type { Product } from '../../payload-types';
import { takeStockSeen } from '../../services/products/stockSeen';

/** A number typed over a stock the person saw counts as the difference: pieces sold since then stay sold. */
export const keepSold: CollectionBeforeChangeHook<Product> = ({ data, originalDoc, req }) => {
  if (!originalDoc) return data;
  const seen = takeStockSeen(req, originalDoc.id);
  if (seen === undefined || data.qty === undefined) return data;
  return { ...data, qty: stockAfterEdit({ now: originalDoc.qty, seen, typed: data.qty }) };
};
