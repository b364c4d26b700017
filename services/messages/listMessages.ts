import type { Message } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, byTime, listPart, handleHas, type ListQuery } from '../listing';

type Query = ListQuery & { status?: Message['status'] | undefined; sort?: string | undefined };

/** Every SMS and mail, newest first unless sorted otherwise. For admins. */
export async function listMessages(ctx: Ctx, query: Query): Promise<{ docs: Message[]; total: number }> {
  return listPart(ctx.db.asActor, 'messages', query, {
    where: allOf(query.status ? { status: { equals: query.status } } : null, handleHas('to', query.search)),
    sort: byTime('createdAt', query.sort),
  });
}
