import type { ReceivedFile } from '../../contract/route';
import { Failure } from '../../domain/failure';
import { maskContacts } from '../../domain/questions/maskContacts';
import type { QuestionSide } from '../../domain/questions/rules';
import { truncateAtWord } from '../../domain/text/truncate';
import type { Question } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { FileIds } from '../media/withFiles';
import { notify } from '../notifications/notify';
import { filled, refId } from '../relations';
import { accountOfVendor } from './findQuestion';

export type QuestionPictures = Partial<Record<'image1' | 'image2' | 'image3', ReceivedFile>>;
export type NewMessage = { side: QuestionSide; text: string; pictures: FileIds<keyof QuestionPictures> };

const EXCERPT = 120;
const why = 'a message of a customer or vendor in their own conversation';

/**
 * Adds a message to a conversation: the message, the counts and the notice commit together. The other side is notified
 * only if it had read everything, so that several messages in a row cause one notice. Throws `refused` when a vendor
 * replies to a conversation closed meanwhile. Call it inside a transaction.
 */
export async function addMessage(ctx: Ctx, question: Question, { side, text, pictures }: NewMessage): Promise<void> {
  const masked = maskContacts(text);
  const byVendor = side === 'vendor';
  const unread = byVendor ? 'customer_unread' : 'vendor_unread';
  const where = { and: [{ id: { equals: question.id } }, ...(byVendor ? [{ closed: { equals: 0 } }] : [])] };
  const counted = await ctx.db.claim('questions', where, {
    [unread]: { $inc: 1 },
    messages: { $inc: 1 },
    last_text: truncateAtWord(masked, EXCERPT),
    last_by_vendor: byVendor ? 1 : 0,
    last_at: ctx.now.toISOString(),
    closed: 0,
  });
  if (!counted) throw new Failure('refused');
  await ctx.db.asSystem(why).create('question-messages', {
    question: question.id,
    customer: refId(question.customer),
    vendor: refId(question.vendor),
    by_vendor: byVendor ? 1 : 0,
    text: masked,
    ...pictures,
  });
  if (counted[unread] === 1) await (byVendor ? tellCustomer(ctx, question) : tellVendor(ctx, question));
  if (!byVendor) await ctx.db.enqueue('textVendor', { question: String(question.id) });
}

/** The subject as notices and texts name it. */
export function subjectOf(question: Question): { en: string; bn: string } {
  const product = filled(question.product);
  if (product) return { en: product.name, bn: product.name_bn };
  if (question.tracking_id) return { en: `package ${question.tracking_id}`, bn: `প্যাকেজ ${question.tracking_id}` };
  return { en: 'a product', bn: 'একটি পণ্য' };
}

async function tellVendor(ctx: Ctx, question: Question): Promise<void> {
  const user: Id | null = accountOfVendor(question);
  if (user === null) return;
  const { en, bn } = subjectOf(question);
  await notify(ctx, {
    users: [user],
    type: 2,
    en: `A customer asks about ${en}`,
    bn: `${bn} নিয়ে একজন ক্রেতা প্রশ্ন করেছেন`,
    link: `/admin/vendor-question/${question.id}`,
  });
}

async function tellCustomer(ctx: Ctx, question: Question): Promise<void> {
  const user = refId(question.customer);
  if (user === null) return;
  const { en, bn } = subjectOf(question);
  await notify(ctx, {
    users: [user],
    type: 2,
    en: `Your question about ${en} has been answered`,
    bn: `${bn} নিয়ে আপনার প্রশ্নের উত্তর এসেছে`,
    link: `/account/questions/${question.id}`,
  });
}
