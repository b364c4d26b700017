import { handMethods, type HandMethod } from '../../domain/refunds/handMethods';
import type { Payment, RefundRequest } from '../../payload-types';
import type { Ctx } from '../ctx';
import { notify } from '../notifications/notify';
import { refId } from '../relations';

type Words = { en: string; bn: string };
/** What the sentence names; `to`: the way and the account, as `bKash 01712345678`. */
type Told = { amount: number; order: number; to: Words };

/** Tells a payment's customer what became of its refund by hand; nobody where the account was deleted. */
export async function tellOfHandRefund(
  ctx: Ctx,
  { customer, order_number: order }: Payment,
  { amount, method, account }: RefundRequest,
  sentence: (told: Told) => Words,
): Promise<void> {
  const user = refId(customer);
  if (user === null) return;
  const { en, bn } = handMethods[(method ?? 'Bank') as HandMethod];
  const to = { en: `${en} ${account}`, bn: `${bn} ${account}` };
  await notify(ctx, { users: [user], type: 3, ...sentence({ amount, order, to }), link: '/account/orders' });
}
