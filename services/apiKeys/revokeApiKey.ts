import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** The key stops working with the next request. Throws `notFound`; `refused` when it was revoked before. */
export async function revokeApiKey(ctx: Ctx, id: Id): Promise<void> {
  const found = await ctx.db.asActor.findById('api-keys', id);
  if (!found) throw new Failure('notFound');
  const revoked = await ctx.db.claim(
    'api-keys',
    { and: [{ id: { equals: found.id } }, { revoked_at: { exists: false } }] },
    { revoked_at: ctx.now.toISOString() },
  );
  if (!revoked) throw new Failure('refused');
}
