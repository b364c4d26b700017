import { Failure } from '../../domain/failure';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';

/** Revokes the key from the next request on. Throws `notFound`; `refused` when it is already revoked. */
export async function revokeApiKey(ctx: Ctx, id: Id): Promise<void> {
  const found = await ctx.db.asActor.findById('api-keys', id);
  if (!found) throw new Failure('notFound');
  const change = { revoked_at: ctx.now.toISOString() };
  await ctx.db.inTransaction(async () => {
    const alive = { and: [{ id: { equals: found.id } }, { revoked_at: { exists: false } }] };
    if (!(await ctx.db.claim('api-keys', alive, change))) throw new Failure('refused');
    await recordChange(ctx, {
      action: 'changed',
      target: 'api-keys',
      id: found.id,
      title: found.name,
      before: { revoked_at: null },
      after: change,
    });
  });
}
