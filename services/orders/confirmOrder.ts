import { emailOf } from '../../domain/emails';
import type { MessageName, MessageValues } from '../../domain/messages/templates';
import { groupedDigits } from '../../domain/text/bangla';
import type { Ctx, Id } from '../ctx';
import type { JobInputs } from '../jobs/inputs';
import { idFromText } from '../jobs/idFromText';
import { once } from '../jobs/once';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';
import { settingsOf } from '../openCtx';
import { refId } from '../relations';

const why = 'the worker confirms an order to its customer';

/** Confirms an order by SMS and by mail, once, in the language it was placed in; each can be turned off. The task `confirmOrder`. */
export const confirmOrder = (ctx: Ctx, input: JobInputs['confirmOrder'], job: Id): Promise<void> =>
  once(ctx, job, () => confirm(ctx, input));

async function confirm(ctx: Ctx, { order: id, language }: JobInputs['confirmOrder']): Promise<void> {
  const order = await ctx.db.row(why, 'orders', { where: { id: { equals: idFromText(ctx, id) } } });
  const customer = refId(order?.customer);
  if (!order || customer === null) return;
  const user = await ctx.db.row(why, 'users', { where: { id: { equals: customer } } });
  if (!user || user.deleted === 1) return;
  const packages = await ctx.db.rows(why, 'packages', {
    where: { order: { equals: order.id } },
    select: { tracking_id: true },
    limit: 2,
  });
  const [only, another] = packages;
  const page = only && !another ? `/account/order-details/${only.tracking_id}` : '/account/orders';
  const values: MessageValues<'order_placed_sms'> = {
    name: user.name,
    // Numbers that people dial or copy keep their Latin digits.
    number: String(order.number),
    total: groupedDigits(order.total, language),
    link: `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor${page}`,
  };
  const write = (name: MessageName & `order_placed_${string}`) => writeMessage(ctx, name, { [language]: values });
  const [sms, mail] = [await write('order_placed_sms'), await write('order_placed_mail')];
  const purpose = 'order';
  if (sms)
    await queueMessage(ctx, {
      channel: 'sms',
      to: `${user.mobile_prefix}${user.mobile}`,
      ...sms,
      purpose,
      user: user.id,
    });
  const email = emailOf(user);
  if (mail && email) await queueMessage(ctx, { channel: 'mail', to: email, ...mail, purpose, user: user.id });
}
