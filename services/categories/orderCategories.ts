import { isWholeOrder } from '../../domain/categories/order';
import { Failure, isFailure } from '../../domain/failure';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { idIn, sameRef } from '../relations';
import { rowsById } from '../rowsById';
import { above, type CategoryLevel } from './levels';
import { readCategory } from './readCategory';

const why = 'admins arrange all categories, hidden ones too';

/**
 * All categories below one parent in their new order. `moved` is the one that was dragged, within this parent or from
 * another.
 */
export type NewOrder = { parent: Id | null; ids: readonly Id[]; moved: Id };

/**
 * Reorders the categories below one parent, all or none. A category that comes from another parent takes its products
 * along, by the hooks of its collection. Throws `categoryNotFound`, `invalid`, and `changedMeanwhile` when the list of
 * categories has changed.
 */
export async function orderCategories(ctx: Ctx, level: CategoryLevel, order: NewOrder): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const moved = await readCategory(ctx, level, order.moved);
    const parent = await parentOf(ctx, level, order.parent);
    const beside = parent ? { [parent.field]: { equals: parent.id } } : {};
    const stored = await ctx.db.rows(why, level, { where: beside, sort: 'id', select: { position: true } });
    const ids = stored.map(({ id }) => id);
    if (!isWholeOrder(ids, order.ids, moved.id)) throw new Failure('changedMeanwhile');
    if (parent && !ids.some((id) => sameRef(id, moved.id))) await moveBelow(ctx, level, moved.id, parent);
    await place(ctx, level, order.ids, [{ id: moved.id, position: null }, ...stored]);
    await recordChange(ctx, {
      action: 'changed',
      target: level,
      id: moved.id,
      title: moved.name,
      before: { position: moved.position },
      after: { position: order.ids.findIndex((id) => sameRef(id, moved.id)) + 1 },
    });
  });
}

type Parent = { field: string; id: Id };

async function parentOf(ctx: Ctx, level: CategoryLevel, wanted: Id | null): Promise<Parent | null> {
  const up = above[level];
  if (!up) return null;
  if (wanted === null) throw new Failure('categoryNotFound');
  return { field: up.field, id: (await readCategory(ctx, up.level, wanted)).id };
}

/** The hooks report the field of the collection; the call has its own name for it. */
async function moveBelow(ctx: Ctx, level: CategoryLevel, id: Id, { field, id: parent }: Parent): Promise<void> {
  try {
    await ctx.db.asActor.update(level, id, { [field]: idIn(parent) });
  } catch (error) {
    const problem = isFailure(error) ? error.fields[field] : undefined;
    throw problem ? new Failure('invalid', { fields: { parent_id: problem } }) : error;
  }
}

/** One write for each category with a new position: siblings are few, and bounded by the contract. */
async function place(
  ctx: Ctx,
  level: CategoryLevel,
  ids: readonly Id[],
  known: readonly { id: Id; position?: number | null | undefined }[],
): Promise<void> {
  const byId = rowsById(known);
  for (const [index, id] of ids.entries()) {
    const row = byId.get(String(id))!;
    if (row.position !== index + 1) await ctx.db.setWhere(level, { id: { equals: row.id } }, { position: index + 1 });
  }
}
