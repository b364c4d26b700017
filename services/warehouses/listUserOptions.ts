import type { User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, handleHas, textHas, type ListQuery } from '../listing';

const MOST = 1_000;

/** Active people for a select field, by name; searched by name or mobile. For admins. */
export async function listUserOptions(ctx: Ctx, query: ListQuery): Promise<User[]> {
  const name = textHas('name', query.search);
  const mobile = handleHas('mobile', query.search);
  const limit = query.limit ?? MOST;
  return ctx.db.rows('only admins choose among people', 'users', {
    where: allOf({ status: { equals: 1 } }, name && mobile ? { or: [name, mobile] } : null),
    sort: 'name',
    limit,
    page: Math.floor((query.offset ?? 0) / limit) + 1,
    select: { name: true, mobile: true },
  });
}
