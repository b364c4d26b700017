import type { Where } from 'payload';
import type { Db } from '../db';
import { dropProductRecords } from './dropProductRecords';

/** Removes all products of a category or a vendor, in a few statements however many they are. */
export async function dropProducts(db: Db, scope: Where): Promise<void> {
  const products = await db
    .asSystem('products go with what they are in')
    .find('products', { where: scope, limit: 500_000, select: {} });
  if (products.length === 0) return;
  await dropProductRecords(
    db,
    products.map(({ id }) => id),
  );
  await db.dropWhere('products', scope);
}
