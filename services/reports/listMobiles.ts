import type { Where } from 'payload';
import type { MobileOwners } from '../../contract/reports';
import type { Ctx } from '../ctx';

const MOST = 100_000;

const owners: Record<MobileOwners, Where[]> = {
  admin: [{ role_as: { in: [1, 2] } }],
  vendor: [{ is_vendor: { equals: 1 } }],
  customer: [
    { role_as: { equals: 0 } },
    { is_vendor: { equals: 0 } },
    { is_incharge: { equals: 0 } },
    { is_editor: { not_equals: 1 } },
  ],
  customervendor: [{ role_as: { equals: 0 } }, { is_incharge: { equals: 0 } }, { is_editor: { not_equals: 1 } }],
  all: [],
};

/** The mobile numbers of active accounts of a kind, each once. For admins. */
export async function listMobiles(ctx: Ctx, kind: MobileOwners, verifiedOnly: boolean): Promise<string[]> {
  const users = await ctx.db.rows('only admins come here, and they see every account', 'users', {
    where: {
      and: [{ status: { equals: 1 } }, ...owners[kind], ...(verifiedOnly ? [{ mobile_verify: { equals: 1 } }] : [])],
    },
    sort: 'mobile',
    limit: MOST,
    select: { mobile: true },
  });
  return [...new Set(users.map((user) => user.mobile).filter((mobile) => !!mobile))];
}
