/** Notifies vendors that somebody else is deleting their products. */
import type { Where } from 'payload';
import { reasonOf } from '../deleted/reasonOf';
import type { Ctx, Id } from '../ctx';
import { notify } from '../notifications/notify';
import { withReason } from '../notifications/withReason';
import { refId, sameRef } from '../relations';

const why = 'whose products are deleted';

type Said = { en: string; bn: string; link: string };

/** Call it while the products still exist, in the transaction that deletes them. */
export async function tellOfDeletion(ctx: Ctx, where: Where, said: Said): Promise<void> {
  const users = (await ownersOf(ctx, where)).filter((user) => !sameRef(user, ctx.actor?.id ?? null));
  if (!ctx.actor || users.length === 0) return;
  const reason = reasonOf(ctx.req);
  await notify(ctx, {
    users,
    type: 4,
    en: withReason(said.en, 'Reason', reason),
    bn: withReason(said.bn, 'কারণ', reason),
    link: said.link,
  });
}

async function ownersOf(ctx: Ctx, where: Where): Promise<Id[]> {
  const groups = await ctx.db.groups(why, 'products', { where, by: 'vendor' });
  const vendors = groups.map(({ key }) => key).filter((key) => key !== null);
  if (vendors.length === 0) return [];
  const rows = await ctx.db.rows(why, 'vendors', { where: { id: { in: vendors } }, select: { user: true } });
  return rows.map(({ user }) => refId(user)).filter((user) => user !== null);
}
