import { Failure } from '../../domain/failure';
import type { OrderLine, PackageEvent } from '../../payload-types';
import type { Ctx } from '../ctx';
import { historyOf, linesOf } from './orderParts';

/** The lines and the history of a package by its tracking id. For admins. */
export async function readPackageLines(
  ctx: Ctx,
  trackingId: string,
): Promise<{ lines: OrderLine[]; history: PackageEvent[] }> {
  const found = await ctx.db.asActor.findOne('packages', { where: { tracking_id: { equals: trackingId } } });
  if (!found) throw new Failure('notFound');
  const lines = await linesOf(ctx, { package: { equals: found.id } });
  return { lines, history: await historyOf(ctx, found.id) };
}
