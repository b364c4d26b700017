import { Failure } from '../../domain/failure';
import { canSendByBkash } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { refId } from '../relations';
import { callBkash } from './callBkash';
import { claimSending } from './claimSending';
import { readPayees } from './payees';
import { payoutRow } from './payoutRow';

/**
 * Sends an approved payout by bKash: it is claimed in a transaction, asked for outside of one, and what bKash says is kept. Of a
 * double click, two people or a crash between two steps, one asks or none does. Answers the payout as it stands then, which is
 * still `sending` where bKash has not answered. Throws `payoutsOff`, `notByBkash`, or `changedMeanwhile` unless it was waiting.
 */
export async function sendByBkash(ctx: Ctx, id: Id): Promise<Payout> {
  const payout = await payoutRow(ctx, id);
  if (!ctx.gateways.bkashPayouts.isOn) throw new Failure('payoutsOff');
  if (payout.status !== 'approved') throw new Failure('changedMeanwhile');
  const vendor = String(refId(payout.vendor));
  const payee = (await readPayees(ctx, [vendor])).get(vendor);
  if (!canSendByBkash(payout, payee?.isOpen ?? false, ctx.gateways.bkashPayouts)) throw new Failure('notByBkash');
  const claimed = await claimSending(ctx, payout, actorOf(ctx).id);
  if (!claimed) throw new Failure('changedMeanwhile');
  await callBkash(ctx, claimed);
  return payoutRow(ctx, id);
}
