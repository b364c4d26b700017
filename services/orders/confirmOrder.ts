import { emailOf } from '../../domain/emails';
import type { MessageName, MessageValues } from '../../domain/messages/templates';
import { groupedDigits } from '../../domain/text/bangla';
import type { Message, Order, User } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { Outgoing } from '../messages/recordMessage';
import { recordOutgoing } from '../messages/recordOutgoing';
import { writeMessage } from '../messages/writeMessage';
import { settingsOf } from '../openCtx';

/** What is read of the customer for it. */
export const confirmedTo = { name: true, email: true, mobile: true, mobile_prefix: true } as const;
type Customer = Pick<User, 'id' | keyof typeof confirmedTo>;

/**
 * Confirms an order by SMS and by mail, in the language it is placed in; each can be turned off. Recorded in the order's
 * own transaction: an order and its confirmation exist both or neither. Returns what the caller sends after it.
 */
export async function confirmOrder(
  ctx: Ctx,
  { number, total }: Pick<Order, 'number' | 'total'>,
  trackingIds: readonly string[],
  customer: Customer,
): Promise<Message[]> {
  const values: MessageValues<'order_placed_sms'> = {
    name: customer.name,
    // Numbers that people dial or copy are written in Latin digits.
    number: String(number),
    total: groupedDigits(total, ctx.language),
    link: linkTo(ctx, trackingIds),
  };
  const write = (name: MessageName & `order_placed_${string}`) => writeMessage(ctx, name, { [ctx.language]: values });
  const [sms, mail] = [await write('order_placed_sms'), await write('order_placed_mail')];
  const email = emailOf(customer);
  const about = { purpose: 'order', user: customer.id };
  const outgoing: Outgoing[] = [];
  if (sms) outgoing.push({ channel: 'sms', to: `${customer.mobile_prefix}${customer.mobile}`, ...sms, ...about });
  if (mail && email) outgoing.push({ channel: 'mail', to: email, ...mail, ...about });
  return recordOutgoing(ctx, outgoing);
}

/** The page of the order's only package, or the list of all orders. */
function linkTo(ctx: Ctx, [only, ...others]: readonly string[]): string {
  const page = only && others.length === 0 ? `/account/order-details/${only}` : '/account/orders';
  return `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor${page}`;
}
