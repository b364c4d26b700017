import { actorOf, type Ctx, type Id } from '../ctx';

/** Makes one of the caller's addresses the only default; false when it does not exist. */
export async function chooseDefaultAddress(ctx: Ctx, id: Id): Promise<boolean> {
  const { id: user } = actorOf(ctx);
  const mine = { user: { equals: user } };
  return ctx.db.inTransaction(async () => {
    const chosen = await ctx.db.claim('addresses', { and: [{ id: { equals: id } }, mine] }, { is_default: 1 });
    if (!chosen) return false;
    await ctx.db.setWhere('addresses', { and: [{ id: { not_equals: id } }, mine] }, { is_default: 0 });
    return true;
  });
}
