import type { Where } from 'payload';
import { recordChange } from '../audit/recordChange';
import type { Ctx } from '../ctx';
import { dropProductRecords } from './dropProductRecords';

const NAMED = 50;

/**
 * Deletes all products of a category or a vendor, in a few statements and with one audit entry however many there are.
 */
export async function dropProducts(ctx: Ctx, scope: Where): Promise<void> {
  const { db } = ctx;
  const products = await db
    .asSystem('products are deleted with their category or vendor')
    .find('products', { where: scope, limit: 500_000, select: { name: true } });
  if (products.length === 0) return;
  await dropProductRecords(
    db,
    products.map(({ id }) => id),
  );
  await db.dropWhere('products', scope);
  const [first] = products;
  await recordChange(ctx, {
    action: 'removed',
    target: 'products',
    id: first!.id,
    title: products.length === 1 ? first!.name : `${first!.name} +${products.length - 1}`,
    before: { removed: products.length, products: products.slice(0, NAMED).map(({ id, name }) => `${id} ${name}`) },
  });
}
