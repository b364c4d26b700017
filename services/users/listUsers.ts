import type { Where } from 'payload';
import type { userSorts } from '../../contract/users';
import type { User } from '../../payload-types';
import { normaliseText } from '../../domain/text/normalise';
import type { Ctx } from '../ctx';

const FOUND = 200;
const there: Where = { deleted: { equals: 0 } };
const newest = ['-createdAt', '-id'];

export type UserSort = (typeof userSorts)[number];

/** A window of all registered users. */
export async function listUsers(
  ctx: Ctx,
  window: { offset: number; limit: number },
  sort: UserSort = 'newest',
): Promise<{ docs: User[]; total: number }> {
  return ctx.db.asActor.findWindow('users', { where: there, sort: sortFields(sort), depth: 1, ...window });
}

function sortFields(sort: UserSort): string[] {
  if (sort === 'newest') return newest;
  if (sort === 'oldest') return ['createdAt', 'id'];
  return [sort, 'id'];
}

/** Users whose name, mobile or email holds the keyword. */
export async function searchUsers(ctx: Ctx, keyword: string): Promise<User[]> {
  const word = normaliseText(keyword);
  // People type a number with its country; it is kept without.
  const mobile = word.replace(/^\+?88(?=01)/, '').replace(/[\s-]/g, '');
  const matches: Where = {
    or: [{ name: { contains: word } }, { email: { contains: word } }, { mobile: { contains: mobile || word } }],
  };
  return ctx.db.asActor.find('users', { where: { and: [there, matches] }, sort: newest, limit: FOUND, depth: 1 });
}

/** Super admins first, then sub admins. */
export async function listAdmins(ctx: Ctx): Promise<User[]> {
  return ctx.db.asActor.find('users', {
    where: { and: [there, { role_as: { in: [1, 2] } }] },
    sort: ['role_as', 'name', 'id'],
    depth: 1,
  });
}

export async function listSuspendedUsers(ctx: Ctx): Promise<User[]> {
  return ctx.db.asActor.find('users', {
    where: { and: [there, { status: { not_equals: 1 } }] },
    sort: ['-updatedAt', '-id'],
    depth: 1,
  });
}
