import { TEXT_EVERY_MS } from '../../domain/questions/rules';
import type { Ctx, Id } from '../ctx';
import { idFromText } from '../jobs/idFromText';
import { once } from '../jobs/once';
import { queueMessage } from '../messages/queueMessage';
import { writeMessage } from '../messages/writeMessage';
import { settingsOf } from '../openCtx';
import { subjectOf } from './addMessage';
import { accountOfVendor, standingOf, withSubjects } from './findQuestion';

const why = 'the worker tells a vendor of a question';

/** Texts a vendor that a customer has written, at most once an hour for each conversation. The task `textVendor`. */
export async function textVendor(ctx: Ctx, input: { question: string }, job: Id): Promise<void> {
  await once(ctx, job, () => text(ctx, idFromText(ctx, input.question)));
}

async function text(ctx: Ctx, id: Id): Promise<void> {
  const found = await ctx.db.row(why, 'questions', { where: { id: { equals: id } } });
  // The vendor has read it meanwhile, or the account was deleted.
  if (!found || found.vendor_unread === 0) return;
  const [question = found] = await withSubjects(ctx, [found]);
  const account = standingOf(question).vendorApproved ? accountOfVendor(question) : null;
  const user = account === null ? null : await ctx.db.row(why, 'users', { where: { id: { equals: account } } });
  if (!user || user.status !== 1) return;
  const longAgo = new Date(ctx.now.getTime() - TEXT_EVERY_MS).toISOString();
  const due = { or: [{ texted_at: { exists: false } }, { texted_at: { less_than_equal: longAgo } }] };
  const isDue = await ctx.db.claim(
    'questions',
    { and: [{ id: { equals: question.id } }, due] },
    { texted_at: ctx.now.toISOString() },
  );
  if (!isDue) return;
  const { en, bn } = subjectOf(question);
  const link = `${settingsOf(ctx.db.payload).serverUrl}/multi-vendor/admin/vendor-question/${question.id}`;
  const written = await writeMessage(ctx, 'question_sms', { en: { subject: en, link }, bn: { subject: bn, link } });
  if (!written) return;
  const to = `${user.mobile_prefix}${user.mobile}`;
  await queueMessage(ctx, { channel: 'sms', to, ...written, purpose: 'question', user: user.id });
}
