/** The change that waits beside an approved product, or was rejected (`product-edits`). */
import { changeState } from '../../domain/products/changes';
import { approvedColumns } from '../../domain/products/fieldSets';
import type { Product, ProductEdit } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';

const why = 'limited to a product the caller may change';

/** The columns that a change affects. */
export const columnsOfEdit = ({ columns }: Pick<ProductEdit, 'columns'>): string[] =>
  Array.isArray(columns) ? columns.filter((column): column is string => typeof column === 'string') : [];

/** The change of a product; null if there is none. */
export async function findChange(
  ctx: Pick<Ctx, 'db'>,
  product: Pick<Product, 'id' | 'change_state'>,
  { depth = 0 }: { depth?: number } = {},
): Promise<ProductEdit | null> {
  if (product.change_state === changeState.none) return null;
  return ctx.db.asSystem(why).findOne('product-edits', { where: { product: { equals: product.id } }, depth });
}

/** The product with the waiting values applied. */
export function withChange(product: Product, edit: ProductEdit | null): Product {
  return edit ? { ...product, ...valuesOfChange(edit) } : product;
}

/** The values that a change would write. */
export function valuesOfChange(edit: ProductEdit): Partial<Product> {
  const changed = columnsOfEdit(edit);
  const kept = new Map<string, unknown>(Object.entries(edit));
  return Object.fromEntries(
    approvedColumns.filter((column) => changed.includes(column)).map((column) => [column, kept.get(column) ?? null]),
  );
}

/** Many products with their waiting values applied. One query. */
export async function withChanges(ctx: Pick<Ctx, 'db'>, products: readonly Product[], depth = 0): Promise<Product[]> {
  const changed = products.filter(({ change_state: state }) => state !== changeState.none).map(({ id }) => id);
  if (changed.length === 0) return [...products];
  const edits = await ctx.db
    .asSystem(why)
    .find('product-edits', { where: { product: { in: changed } }, limit: changed.length, depth });
  const byProduct = new Map(edits.map((edit) => [String(refId(edit.product)), edit]));
  return products.map((product) => withChange(product, byProduct.get(String(product.id)) ?? null));
}

type Held = { product: Id; vendor: Id; columns: string[]; values: Record<string, unknown> };

/** Replaces the waiting change; `existing` is its record. */
export async function storeChange(db: Db, existing: Id | null, held: Held): Promise<void> {
  const edits = db.asSystem('a vendor’s change waits beside the product');
  const data = { ...held.values, product: held.product, vendor: held.vendor, columns: held.columns };
  if (existing === null) await edits.create('product-edits', data);
  else await edits.update('product-edits', existing, data);
}

/** Removes a change that was applied or withdrawn. */
export const dropChange = (db: Db, product: Id): Promise<void> =>
  db.dropWhere('product-edits', { product: { equals: product } });
