import type { Message } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, handleHas, type ListQuery } from '../listing';

type Query = ListQuery & { status?: Message['status'] | undefined };

/** Every SMS and mail, newest first. For admins. */
export async function listMessages(ctx: Ctx, query: Query): Promise<{ docs: Message[]; total: number }> {
  return listPart(ctx.db.asActor, 'messages', query, {
    where: allOf(query.status ? { status: { equals: query.status } } : null, handleHas('to', query.search)),
    sort: '-createdAt',
  });
}
