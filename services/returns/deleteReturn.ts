import { Failure } from '../../domain/failure';
import { mayDeleteReturn, returnStatus, type ReturnStatus } from '../../domain/returns/status';
import { actorOf, type Ctx, type Id } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { removeFiles } from '../media/removeFiles';
import { refId } from '../relations';

const why = 'a customer’s own return request';

/** Withdraws a pending request, with its pictures, history and thread; false when it has been processed already. */
export async function deleteReturn(ctx: Ctx, id: Id): Promise<boolean> {
  const calls = ctx.db.asSystem(why);
  const own = [{ id: { equals: id } }, { customer: { equals: actorOf(ctx).id } }];
  const request = await calls.findOne('returns', { where: { and: own } });
  if (!request) throw new Failure('notFound');
  if (!mayDeleteReturn(request.status as ReturnStatus, 'customer')) return false;
  const removed = await ctx.db.inTransaction(async () => {
    // Checks by this write that it is still pending: an admin may be accepting it right now.
    const claimed = await ctx.db.claim(
      'returns',
      { and: [...own, { status: { equals: returnStatus.pending } }] },
      { status: returnStatus.pending },
    );
    if (!claimed) return false;
    await ctx.db.dropWhere('return-events', { return: { equals: request.id } });
    await ctx.db.dropWhere('review-notes', { return: { equals: request.id } });
    await ctx.db.dropWhere('returns', { id: { equals: request.id } });
    await recordChange(ctx, { action: 'removed', target: 'returns', id: request.id, before: request });
    await ctx.db.claim('order-lines', { id: { equals: refId(request.order_line) } }, { returned: 0 });
    return true;
  });
  if (removed)
    await removeFiles(ctx, 'media', [refId(request.image1), refId(request.image2), refId(request.image3)], 'return');
  return removed;
}
