import type { Ctx, Id } from '../ctx';

/** The name of the person who last changed a record; «—» if unknown. */
export async function lastWriter(ctx: Ctx, target: string, id: Id): Promise<string> {
  const [entry] = await ctx.db.rows('who was faster is told to whoever saves second', 'audit-logs', {
    where: { and: [{ target: { equals: target } }, { target_id: { equals: String(id) } }] },
    sort: '-createdAt',
    limit: 1,
    select: { actor_name: true },
  });
  return entry?.actor_name || '—';
}
