/** What the end of a package posts: completed, its money is earned; canceled, what was promised for its returns ends. */
import { cashCollected, packageCompleted, returnSettled } from '../../domain/ledger/events';
import { paymentMethod } from '../../domain/orders/payment';
import { returnStatus, returnWindowEnd } from '../../domain/returns/status';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId, sameRef } from '../relations';
import { post } from './post';
import { promised } from './postPayment';
import { readOrderFacts } from './readOrderFacts';

/** Its cash is at the warehouse, and what it brought is earned; the vendor's part becomes available when nothing can be returned any more. */
export async function postCompleted(ctx: Ctx, sent: Package): Promise<void> {
  const { order, found } = await factsOf(ctx, sent);
  const entry = { subject: `package:${sent.id}`, order_number: sent.order_number };
  if (sent.payment_method === paymentMethod.cod)
    await post(ctx, { ...entry, event: 'cash_collected', lines: cashCollected(found, order) });
  const lines = packageCompleted(found, order, returnWindowEnd(ctx.now));
  await post(ctx, { ...entry, event: 'package_completed', lines });
}

/** Called after what was paid for it has been promised back. */
export async function postCanceled(ctx: Ctx, sent: Package): Promise<void> {
  const { order, found } = await factsOf(ctx, sent);
  const entry = { event: 'package_canceled', subject: `package:${sent.id}`, order_number: sent.order_number } as const;
  const ended = await successfulReturns(ctx, sent);
  const released = found.returns
    .filter(({ id, settled }) => settled === null && ended.some((each) => sameRef(each, id)))
    .flatMap((after) =>
      returnSettled({ ...after, settled: after.worth }, after, { ...found, order, earned: false, at: ctx.now }),
    );
  await post(ctx, { ...entry, lines: released });
  const lines = await promised(ctx, sent.order_number, { payment: null, amount: 0 });
  await post(ctx, { ...entry, subject: `${entry.subject}:held`, lines });
}

async function factsOf(ctx: Ctx, sent: Package) {
  const facts = (await readOrderFacts(ctx, [sent.order_number])).get(sent.order_number);
  const found = facts?.packages.find(({ id }) => sameRef(id, sent.id));
  if (!facts || !found) throw new Error(`package ${sent.tracking_id} has no order`);
  return { order: facts.order, found };
}

async function successfulReturns(ctx: Ctx, sent: Package): Promise<Id[]> {
  const returns = await ctx.db.rows('what was promised for returns of a canceled package ends', 'returns', {
    where: { and: [{ package: { equals: sent.id } }, { status: { equals: returnStatus.successful } }] },
    select: { status: true },
    limit: 0,
  });
  return returns.map((each) => refId(each) as Id);
}
