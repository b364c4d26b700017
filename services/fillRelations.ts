/** Populates relations of many rows at once: one query per collection they point at. */
import type { CollectionSlug } from 'payload';
import type { Ctx, Id } from './ctx';
import { idIn } from './relations';
import { rowsById } from './rowsById';

type Ref = { collection: CollectionSlug; select: Record<string, true> };
type Doc = { id: Id };

/**
 * The same rows with the named relations as documents; an empty relation, or one to a deleted document, stays as it is.
 */
export async function fillRelations<T extends Doc>(
  ctx: Pick<Ctx, 'db'>,
  why: string,
  docs: readonly T[],
  relations: Partial<Record<keyof T & string, Ref>>,
): Promise<T[]> {
  const fields = Object.entries(relations) as [keyof T & string, Ref][];
  const found = new Map<Ref, Map<string, unknown>>();
  // Fields that need the same data of the same collection (a document's pictures) are read together.
  for (const ref of new Set(fields.map(([, each]) => each))) {
    const own = fields.filter(([, each]) => each === ref).map(([field]) => field);
    const ids = new Map(
      docs
        .flatMap((doc) => own.map((field) => idIn(doc[field])))
        .flatMap((id) => (id === null ? [] : [[String(id), id] as const])),
    );
    const known = await ctx.db.rows(why, ref.collection, {
      where: { id: { in: [...ids.values()] } },
      sort: 'id',
      limit: ids.size,
      select: ref.select,
    });
    found.set(ref, rowsById(known));
  }
  return docs.map((doc) => {
    const filled = { ...doc };
    for (const [field, ref] of fields)
      filled[field] = (found.get(ref)?.get(String(idIn(doc[field]))) ?? doc[field]) as T[typeof field];
    return filled;
  });
}
