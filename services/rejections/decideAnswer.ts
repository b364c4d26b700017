import { Failure } from '../../domain/failure';
import type { ReviewNote } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { notify } from '../notifications/notify';
import { aboutOf, addReviewNote, settleAnswers } from '../products/reviewNotes';
import { possibleId, refId } from '../relations';
import { customersPage } from '../returns/returnChange';
import { returnName } from '../returns/returnTexts';
import { answersWhy } from './listAnswers';

/**
 * An admin replies to the answers of a thread, which the person reads and is told of, or with an empty text only takes
 * them off the list. Throws `notFound` once somebody has dealt with them.
 */
export async function settleAnswer(ctx: Ctx, id: Id, text: string): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const known = possibleId(ctx, id);
    const open = { and: [{ id: { equals: known ?? 0 } }, { waits: { equals: 1 } }] };
    const note = known === null ? null : await ctx.db.row(answersWhy, 'review-notes', { where: open });
    const about = note && aboutOf(note);
    if (!note || !about) throw new Failure('notFound');
    if (!(await ctx.db.claim('review-notes', open, { waits: 0 }))) throw new Failure('notFound');
    if (text === '') return settleAnswers(ctx.db, about);
    await addReviewNote(ctx.db, about, { kind: 'answered', text, byShop: true, actor: ctx.actor });
    await tell(ctx, note, text);
  });
}

async function tell(ctx: Ctx, note: ReviewNote, text: string): Promise<void> {
  const { user, name, link } = await receiverOf(ctx, note);
  if (user === null) return;
  await notify(ctx, {
    users: [user],
    type: 2,
    en: `Reply about ${name?.en ?? 'your application'}: ${text}`,
    bn: `${name?.bn ?? 'আপনার আবেদন'} নিয়ে উত্তর: ${text}`,
    link,
  });
}

type Receiver = { user: Id | null; name: { en: string; bn: string } | null; link: string };

async function receiverOf(ctx: Ctx, note: ReviewNote): Promise<Receiver> {
  const product = refId(note.product);
  if (product !== null) {
    const found = await ctx.db.row(answersWhy, 'products', { where: { id: { equals: product } } });
    const vendor = await ctx.db.row(answersWhy, 'vendors', { where: { id: { equals: refId(found?.vendor) ?? 0 } } });
    const name = found && { en: found.name, bn: found.name_bn };
    return { user: refId(vendor?.user), name, link: `/admin/edit-product/${product}` };
  }
  const returned = refId(note.return);
  if (returned !== null) {
    const found = await ctx.db.row(answersWhy, 'returns', { where: { id: { equals: returned } } });
    return { user: refId(found?.customer), name: returnName(returned), link: found ? customersPage(found) : '' };
  }
  const user = refId(note.applicant);
  const vendor = await ctx.db.row(answersWhy, 'vendors', { where: { user: { equals: user ?? 0 } } });
  const name = vendor && { en: vendor.business_name, bn: vendor.business_name };
  return { user, name, link: vendor ? '/admin/profile-change' : '/account/become-vendor' };
}
