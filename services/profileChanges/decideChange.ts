import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { byName } from '../../domain/fields/byName';
import { changeState, withChanges, type Changes } from '../../domain/vendors/profileChange';
import type { ProfileChange, Vendor } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import type { NoticeType } from '../notifications/notice';
import { notify } from '../notifications/notify';
import { withReason } from '../notifications/withReason';
import { addReviewNote } from '../products/reviewNotes';
import { refId } from '../relations';
import { documentFields } from '../vendors/applicationFiles';
import { checkApplication, type Application } from '../vendors/checkApplication';
import { claimTurn, noPapers } from './askChange';
import { changeWhy, findChange } from './readChanges';

/**
 * Accepts a request: changes the record, closes the request and notifies the vendor, all or nothing. Replaced documents
 * are deleted afterwards.
 */
export async function acceptChange(ctx: Ctx, id: Id): Promise<void> {
  const replaced = await ctx.db.inTransaction(async () => {
    const { request, vendor } = await waiting(ctx, id);
    await settle(ctx, request, vendor, { state: changeState.accepted });
    const form = withChanges(byName(vendor), request.changes as Changes);
    const data = await checkApplication(ctx, { ...form, type: Number(form.type) } as Application);
    const papers = documentFields.filter((field) => refId(request[field]) !== null);
    const ids = Object.fromEntries(papers.map((field) => [field, refId(request[field])]));
    await ctx.db.asActor.update('vendors', vendor.id, { ...data, ...ids });
    const applicant = refId(vendor.user);
    if (applicant !== null)
      await addReviewNote(ctx.db, { applicant }, { kind: 'approved', byShop: true, actor: ctx.actor });
    await tell(ctx, vendor, 3, {
      en: `The change of your information for ${vendor.business_name} was accepted.`,
      bn: `${vendor.business_name}-এর তথ্য পরিবর্তনের অনুরোধ গ্রহণ করা হয়েছে।`,
    });
    return papers.map((field) => refId(vendor[field]));
  });
  await removeFiles(ctx, 'documents', replaced);
}

/** Rejects a request with a reason; the record stays as it is. */
export async function refuseChange(ctx: Ctx, id: Id, reason: string): Promise<void> {
  const papers = await ctx.db.inTransaction(async () => {
    const { request, vendor } = await waiting(ctx, id);
    await settle(ctx, request, vendor, { state: changeState.refused, answer: reason, ...noPapers });
    const applicant = refId(vendor.user);
    if (applicant !== null)
      await addReviewNote(
        ctx.db,
        { applicant },
        { kind: 'changeRejected', text: reason, byShop: true, actor: ctx.actor },
      );
    await tell(ctx, vendor, 5, {
      en: withReason(`The change of your information for ${vendor.business_name} was refused.`, 'Reason', reason),
      bn: withReason(`${vendor.business_name}-এর তথ্য পরিবর্তনের অনুরোধ গ্রহণ করা হয়নি।`, 'কারণ', reason),
    });
    return documentFields.map((field) => refId(request[field]));
  });
  await removeFiles(ctx, 'documents', papers);
}

async function waiting(ctx: Ctx, id: Id): Promise<{ request: ProfileChange; vendor: Vendor }> {
  const request = await findChange(ctx, id);
  if (request.state !== changeState.open) throw new Failure('refused');
  const vendor = await ctx.db.row(changeWhy, 'vendors', { where: { id: { equals: refId(request.vendor) as Id } } });
  if (!vendor || vendor.deleted === 1 || vendor.accept === vendorAccept.pending) throw new Failure('vendorNotFound');
  return { request, vendor };
}

/** Of two admins at once only one decides. */
async function settle(
  ctx: Ctx,
  request: ProfileChange,
  vendor: Vendor,
  decision: { state: number; answer?: string } & Partial<typeof noPapers>,
): Promise<void> {
  const claimed = await ctx.db.claim(
    'profile-changes',
    { and: [{ id: { equals: request.id } }, { state: { equals: changeState.open } }] },
    { ...decision, decided_by: actorOf(ctx).user.name, decided_at: ctx.now.toISOString() },
  );
  if (!claimed) throw new Failure('refused');
  await claimTurn(ctx, vendor, 0);
}

async function tell(ctx: Ctx, vendor: Vendor, type: NoticeType, words: { en: string; bn: string }): Promise<void> {
  const user = refId(vendor.user);
  if (user !== null) await notify(ctx, { users: [user], type, ...words, link: '/admin/profile' });
}
