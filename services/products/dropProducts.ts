import type { PayloadRequest, Where } from 'payload';
import { recordChange } from '../audit/recordChange';
import type { Db } from '../db/types';
import { dropProductRecords } from './dropProductRecords';

const NAMED = 50;

/**
 * Removes all products of a category or a vendor, in a few statements and with one entry in the audit log however many they
 * are.
 */
export async function dropProducts(db: Db, req: PayloadRequest, scope: Where): Promise<void> {
  const products = await db
    .asSystem('products go with what they are in')
    .find('products', { where: scope, limit: 500_000, select: { name: true } });
  if (products.length === 0) return;
  await dropProductRecords(
    db,
    products.map(({ id }) => id),
  );
  await db.dropWhere('products', scope);
  const [first] = products;
  await recordChange(req, {
    action: 'removed',
    target: 'products',
    id: first!.id,
    title: products.length === 1 ? first!.name : `${first!.name} +${products.length - 1}`,
    before: { removed: products.length, products: products.slice(0, NAMED).map(({ id, name }) => `${id} ${name}`) },
  });
}
