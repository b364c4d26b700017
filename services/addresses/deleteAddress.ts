import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';

/** Deletes one of the caller's addresses; false when it does not exist. Orders keep their own copy of the address. */
export async function deleteAddress(ctx: Ctx, given: Id): Promise<boolean> {
  const id = possibleId(ctx, given);
  if (id === null) return false;
  const { id: user } = actorOf(ctx);
  const removed = await ctx.db
    .asSystem('the caller’s own address book')
    .removeWhere('addresses', { and: [{ id: { equals: id } }, { user: { equals: user } }] });
  return removed > 0;
}
