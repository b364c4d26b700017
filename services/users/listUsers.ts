import type { Where } from 'payload';
import type { userSorts } from '../../contract/users';
import type { User } from '../../payload-types';
import { westernDigits } from '../../domain/text/bangla';
import { normaliseText } from '../../domain/text/normalise';
import { pictureNames } from '../catalogue/listShops';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { rowPart, type ListQuery } from '../listing';
import type { SortOf } from '../db/types';

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
  status: true,
  mobile_verify: true,
  user_verify: true,
  createdAt: true,
  updatedAt: true,
} as const;

const withPictures = (ctx: Ctx, users: User[]): Promise<User[]> =>
  fillRelations(ctx, why, users, { image: { collection: 'media', select: pictureNames } });

export type UserSort = (typeof userSorts)[number];

/** A window of all registered users. */
export async function listUsers(
  ctx: Ctx,
  window: { offset: number; limit: number },
  sort: UserSort = 'newest',
): Promise<{ docs: User[]; total: number }> {
  const { docs, total } = await ctx.db.rowWindow(why, 'users', {
    where: there,
    sort: sortFields(sort),
    select: shown,
    ...window,
  });
  return { docs: await withPictures(ctx, docs), total };
}

function sortFields(sort: UserSort): SortOf<'users'>[] {
  if (sort === 'newest') return newest;
  if (sort === 'oldest') return ['createdAt', 'id'];
  return [sort, 'id'];
}

/** Users whose name, mobile or email contains the keyword. */
export async function searchUsers(
  ctx: Ctx,
  keyword: string,
  part: ListQuery,
): Promise<{ docs: User[]; total: number }> {
  const word = normaliseText(keyword);
  // People type a number with its country code; it is stored without.
  const mobile = westernDigits(word)
    .replace(/[\s-]/g, '')
    .replace(/^\+?88(?=01)/, '');
  const matches: Where = {
    or: [{ name: { contains: word } }, { email: { contains: word } }, { mobile: { contains: mobile || word } }],
  };
  const { docs, total } = await rowPart(ctx, why, 'users', part, {
    where: { and: [there, matches] },
    sort: newest,
    limit: FOUND,
    select: shown,
  });
  return { docs: await withPictures(ctx, docs), total };
}

/** Super admins first, then sub admins. */
export async function listAdmins(ctx: Ctx): Promise<User[]> {
  return ctx.db.asActor.find('users', {
    where: { and: [there, { role_as: { in: [1, 2] } }] },
    sort: ['role_as', 'name', 'id'],
    depth: 1,
  });
}

/** The most recently suspended first. */
export async function listSuspendedUsers(ctx: Ctx, part: ListQuery): Promise<{ docs: User[]; total: number }> {
  const where = { and: [there, { status: { equals: 0 } }] };
  const { docs, total } = await rowPart(ctx, why, 'users', part, { where, sort: ['-updatedAt', '-id'], select: shown });
  return { docs: await withPictures(ctx, docs), total };
}
