import type { CollectionSlug, Where } from 'payload';
import { Failure } from '../domain/failure';
import type { FailureCode } from '../domain/failureCodes';
import type { Ctx, Id } from './ctx';
import type { Doc } from './db/types';
import { possibleId } from './relations';

/**
 * The row with a client's id that meets `also`. Throws `failure` (default `notFound`) if there is none or the id is
 * invalid.
 */
export async function rowById<C extends CollectionSlug>(
  ctx: Pick<Ctx, 'db'>,
  why: string,
  collection: C,
  given: Id,
  { also, failure = 'notFound' }: { also?: Where; failure?: FailureCode } = {},
): Promise<Doc<C>> {
  const id = possibleId(ctx, given);
  const where: Where = { and: [{ id: { equals: id } }, ...(also ? [also] : [])] };
  const found = id === null ? null : await ctx.db.row(why, collection, { where });
  if (!found) throw new Failure(failure);
  return found;
}
