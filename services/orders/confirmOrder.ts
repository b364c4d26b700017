import { emailOf } from '../../domain/emails';
import type { MessageName, MessageValues } from '../../domain/messages/templates';
import { groupedDigits } from '../../domain/text/bangla';
import type { Message } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { JobInputs } from '../jobs/inputs';
import { idFromText } from '../jobs/idFromText';
import { once } from '../jobs/once';
import { recordMessage } from '../messages/recordMessage';
import { sendNow } from '../messages/sendNow';
import { writeMessage } from '../messages/writeMessage';
import { settingsOf } from '../openCtx';
import { refId } from '../relations';

const why = 'the worker confirms an order to its customer';

/**
 * Confirms an order by SMS and by mail, once, in the language it was placed in; each can be turned off. The messages
 * are recorded as `sending` in the transaction that ends the job, and sent after it. The task `confirmOrder`.
 */
export async function confirmOrder(ctx: Ctx, input: JobInputs['confirmOrder'], job: Id): Promise<void> {
  const messages = await once(ctx, job, () => confirm(ctx, input));
  await sendNow(ctx, messages ?? []);
}

async function confirm(ctx: Ctx, { order: id, language }: JobInputs['confirmOrder']): Promise<Message[]> {
  const order = await ctx.db.row(why, 'orders', {
    where: { id: { equals: idFromText(ctx, id) } },
    select: { number: true, customer: true, total: true },
  });
  const customer = refId(order?.customer);
  if (!order || customer === null) return [];
  const user = await ctx.db.row(why, 'users', {
    where: { id: { equals: customer } },
    select: { name: true, email: true, mobile: true, mobile_prefix: true, deleted: true },
  });
  if (!user || user.deleted === 1) return [];
  const values: MessageValues<'order_placed_sms'> = {
    name: user.name,
    // Numbers that people dial or copy are written in Latin digits.
    number: String(order.number),
    total: groupedDigits(order.total, language),
    link: await linkTo(ctx, order.id),
  };
  const write = (name: MessageName & `order_placed_${string}`) => writeMessage(ctx, name, { [language]: values });
  const [sms, mail] = [await write('order_placed_sms'), await write('order_placed_mail')];
  const email = emailOf(user);
  const about = { purpose: 'order', user: user.id };
  const written: Message[] = [];
  if (sms) {
    const to = `${user.mobile_prefix}${user.mobile}`;
    written.push(await recordMessage(ctx, { channel: 'sms', to, ...sms, ...about }, 'sending'));
  }
  if (mail && email)
    written.push(await recordMessage(ctx, { channel: 'mail', to: email, ...mail, ...about }, 'sending'));
  return written;
}

/** The page of the order's only package, or the list of all orders. */
async function linkTo(ctx: Ctx, order: Id): Promise<string> {
  const [only, another] = await ctx.db.rows(why, 'packages', {
    where: { order: { equals: order } },
    select: { tracking_id: true },
    limit: 2,
  });
  const page = only && !another ? `/account/order-details/${only.tracking_id}` : '/account/orders';
  return `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor${page}`;
}
