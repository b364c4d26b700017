import type { Where } from 'payload';
import type { userRoles, userSorts } from '../../contract/users';
import type { User } from '../../payload-types';
import { westernDigits } from '../../domain/text/bangla';
import { normaliseText } from '../../domain/text/normalise';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { inDays, is, rowPart, type DayQuery, type ListQuery } from '../listing';
import type { SortOf } from '../db/types';
import { withTwoFactor } from '../twoFactors/withTwoFactor';

const FOUND = 200;
const there: Where = { deleted: { equals: 0 } };
const newest: SortOf<'users'>[] = ['-createdAt', '-id'];
const why = 'only admins come here, and they see every account';
/** The fields that a table of accounts shows; none that could prove a password. */
const shown = {
  name: true,
  email: true,
  mobile: true,
  image: true,
  role_as: true,
  is_vendor: true,
  is_incharge: true,
  is_editor: true,
  status: true,
  mobile_verify: true,
  user_verify: true,
  createdAt: true,
  updatedAt: true,
} as const;

const withPictures = (ctx: Ctx, users: User[]): Promise<User[]> =>
  fillRelations(ctx, why, users, { image: { collection: 'media', select: pictureNames } });

type UserSort = (typeof userSorts)[number];
type UserQuery = DayQuery & {
  sort?: UserSort | undefined;
  role?: (typeof userRoles)[number] | undefined;
  status?: number | undefined;
  mobile_verify?: number | undefined;
  user_verify?: number | undefined;
};
const roles = {
  superadmin: { role_as: { equals: 1 } },
  subadmin: { role_as: { equals: 2 } },
  vendor: { is_vendor: { equals: 1 } },
  incharge: { is_incharge: { equals: 1 } },
  editor: { is_editor: { equals: 1 } },
  customer: {
    and: [
      { role_as: { equals: 0 } },
      { is_vendor: { equals: 0 } },
      { is_incharge: { equals: 0 } },
      { is_editor: { not_equals: 1 } },
    ],
  },
} satisfies Record<(typeof userRoles)[number], Where>;

/** A window of all registered users. */
export async function listUsers(
  ctx: Ctx,
  window: { offset: number; limit: number },
  query: UserQuery = {},
): Promise<{ docs: User[]; total: number }> {
  const { docs, total } = await ctx.db.rowWindow(why, 'users', {
    where: { and: [there, ...filtered(query)] },
    sort: sortFields(query.sort),
    select: shown,
    ...window,
  });
  return { docs: await withPictures(ctx, docs), total };
}

function filtered(query: UserQuery): Where[] {
  return [
    inDays('createdAt', query),
    query.role ? roles[query.role] : null,
    is('status', query.status),
    is('mobile_verify', query.mobile_verify),
    is('user_verify', query.user_verify),
  ].filter((condition) => condition !== null);
}

function sortFields(sort: UserSort = 'newest'): SortOf<'users'>[] {
  if (sort === 'newest' || sort === '-created_at') return newest;
  if (sort === 'oldest' || sort === 'created_at') return ['createdAt', 'id'];
  return [sort, 'id'];
}

/** Users whose name, mobile or email contains the keyword. */
export async function searchUsers(
  ctx: Ctx,
  keyword: string,
  part: ListQuery & UserQuery,
): Promise<{ docs: User[]; total: number }> {
  const word = normaliseText(keyword);
  // People type a number with its country code; it is stored without it.
  const mobile = westernDigits(word)
    .replace(/[\s-]/g, '')
    .replace(/^\+?88(?=01)/, '');
  const matches: Where = {
    or: [{ name: { contains: word } }, { email: { contains: word } }, { mobile: { contains: mobile || word } }],
  };
  const { docs, total } = await rowPart(ctx, why, 'users', part, {
    where: { and: [there, matches, ...filtered(part)] },
    sort: sortFields(part.sort),
    limit: FOUND,
    select: shown,
  });
  return { docs: await withPictures(ctx, docs), total };
}

/** Super admins first, then sub admins; and whose sign-in has a second step. */
export async function listAdmins(ctx: Ctx): Promise<{ admins: User[]; hasTwoStep: (admin: User) => boolean }> {
  const admins = await ctx.db.asActor.find('users', {
    where: { and: [there, { role_as: { in: [1, 2] } }] },
    sort: ['role_as', 'name', 'id'],
    depth: 1,
  });
  const protectedOnes = await withTwoFactor(ctx, admins);
  return { admins, hasTwoStep: ({ id }) => protectedOnes.has(String(id)) };
}

/** The most recently suspended first. */
export async function listSuspendedUsers(ctx: Ctx, part: ListQuery): Promise<{ docs: User[]; total: number }> {
  const where = { and: [there, { status: { equals: 0 } }] };
  const { docs, total } = await rowPart(ctx, why, 'users', part, { where, sort: ['-updatedAt', '-id'], select: shown });
  return { docs: await withPictures(ctx, docs), total };
}
