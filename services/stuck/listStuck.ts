import type { Message, Package, Payment, PayloadJob } from '../../payload-types';
import type { Ctx } from '../ctx';
import { packageParts } from '../orders/orderParts';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { stuckJobs, stuckMessages, stuckPackages, stuckPayments, stuckWhy } from './conditions';

type Window = { offset: number; limit: number };
type Part<T> = Promise<{ docs: T[]; total: number }>;
const newest = ['-createdAt', '-id'] as const;

export const listStuckMessages = (ctx: Ctx, window: Window): Part<Message> =>
  ctx.db.asActor.findWindow('messages', { where: stuckMessages(ctx), sort: newest, ...window });

export const listStuckPayments = (ctx: Ctx, window: Window): Part<Payment> =>
  ctx.db.asActor.findWindow('payments', {
    where: stuckPayments(ctx),
    sort: newest,
    depth: 1,
    populate: { users: { name: true, mobile: true } },
    ...window,
  });

export async function listStuckPackages(
  ctx: Ctx,
  window: Window,
): Promise<{ docs: Package[]; total: number; money: OrdersMoney }> {
  const part = await ctx.db.asActor.findWindow('packages', {
    where: await stuckPackages(ctx),
    sort: newest,
    ...packageParts,
    ...window,
  });
  const numbers = part.docs.map((sent) => sent.order_number);
  return { ...part, money: await readMoney(ctx, numbers) };
}

export const listStuckJobs = (ctx: Ctx, window: Window): Part<PayloadJob> =>
  ctx.db.asSystem(stuckWhy).findWindow('payload-jobs', { where: stuckJobs(ctx), sort: newest, ...window });
