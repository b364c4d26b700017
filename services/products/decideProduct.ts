import { withNotes } from '../../authority/requestNotes';
import { productVerify } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { changeState } from '../../domain/products/changes';
import type { Product } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { notify } from '../notifications/notify';
import { withReason } from '../notifications/withReason';
import { refId } from '../relations';
import { removeReplaced } from './changeProduct';
import { pictureSlots } from './productForm';
import { requireReasonOfKeys } from '../rejections/requireReason';
import { readProduct } from './readProduct';
import { addReviewNote, settleAnswers } from './reviewNotes';
import { dropChange, findChange, valuesOfChange } from './waitingChange';

const isWaitingChange = (product: Product): boolean =>
  product.verify === productVerify.approved && product.change_state === changeState.waiting;

/**
 * Approves a product, or the change that waits beside an approved one. `seen` is the `updated_at` that the admin saw:
 * an edit made since then is not approved unseen. Repeating the decision changes nothing and sends no second notice.
 */
export async function approveProduct(ctx: Ctx, id: Id, seen?: string): Promise<void> {
  const before = await ctx.db.inTransaction(async () => {
    const product = await readProduct(ctx, id);
    if (isWaitingChange(product)) return applyChange(ctx, product, seen);
    if (seen && seen !== product.updatedAt) throw new Failure('changedMeanwhile');
    if (product.verify === productVerify.approved) return null;
    await ctx.db.asActor.update('products', product.id, { verify: productVerify.approved });
    await settleAnswers(ctx.db, { product: product.id });
    return null;
  });
  if (before) await removeReplaced(ctx, before.product, before.slots);
}

type Applied = { product: Product; slots: Record<string, Id | null> };

async function applyChange(ctx: Ctx, product: Product, seen: string | undefined): Promise<Applied> {
  if (seen && seen !== product.waiting_since) throw new Failure('changedMeanwhile');
  const edit = await findChange(ctx, product);
  await leaveWaiting(ctx, product, { change_state: changeState.none, reject_reason: '' });
  const values = edit ? valuesOfChange(edit) : {};
  const changed = await ctx.db.asActor.update('products', product.id, values as Record<string, unknown>);
  await dropChange(ctx.db, product.id);
  await addReviewNote(ctx.db, { product: product.id }, { kind: 'approved', byShop: true, actor: ctx.actor });
  await tellOfChange(ctx, changed, {
    type: 3,
    en: `Your change to ${changed.name} is approved.`,
    bn: `${changed.name_bn} পণ্যে আপনার পরিবর্তন অনুমোদিত হয়েছে।`,
    link: `/view-product/${changed.slug}`,
  });
  return { product, slots: Object.fromEntries(pictureSlots.map((slot) => [slot, refId(changed[slot])])) };
}

type Rejection = { reason?: string | undefined; onlyChange?: boolean };

/**
 * Rejects a product or withdraws its approval; with `onlyChange` rejects only the waiting change, and the product stays
 * as it is. An API key has to give a reason, as the panel does.
 */
export async function rejectProduct(ctx: Ctx, id: Id, { reason = '', onlyChange = false }: Rejection = {}) {
  requireReasonOfKeys(ctx, reason);
  await ctx.db.inTransaction(async () => {
    const product = await readProduct(ctx, id);
    if (onlyChange) return rejectChange(ctx, product, reason);
    if (product.verify === productVerify.rejected) return;
    await ctx.db.setWhere('products', { id: { equals: product.id } }, { reject_reason: reason });
    await withNotes(ctx.req, { changeReason: reason }, () =>
      ctx.db.asActor.update('products', product.id, { verify: productVerify.rejected }),
    );
    const note = { kind: 'rejected', text: reason, byShop: true, actor: ctx.actor } as const;
    await addReviewNote(ctx.db, { product: product.id }, note);
  });
}

async function rejectChange(ctx: Ctx, product: Product, reason: string): Promise<void> {
  if (!isWaitingChange(product)) throw new Failure('changedMeanwhile');
  await leaveWaiting(ctx, product, { change_state: changeState.rejected, reject_reason: reason });
  const note = { kind: 'changeRejected', text: reason, byShop: true, actor: ctx.actor } as const;
  await addReviewNote(ctx.db, { product: product.id }, note);
  await recordChange(ctx, {
    action: 'changed',
    target: 'products',
    id: product.id,
    title: product.name,
    before: { change_state: changeState.waiting },
    after: { change_state: changeState.rejected },
    reason,
  });
  await tellOfChange(ctx, product, {
    type: 4,
    en: withReason(`Your change to ${product.name} was not approved. The product stays as it is.`, 'Reason', reason),
    bn: withReason(`${product.name_bn} পণ্যে আপনার পরিবর্তন অনুমোদিত হয়নি। পণ্যটি আগের মতোই আছে।`, 'কারণ', reason),
    link: `/admin/edit-product/${product.id}`,
  });
}

/** Of several simultaneous decisions only one takes the change. */
async function leaveWaiting(
  ctx: Ctx,
  { id }: Product,
  decided: { change_state: number; reject_reason: string },
): Promise<void> {
  const waiting = { and: [{ id: { equals: id } }, { change_state: { equals: changeState.waiting } }] };
  if (!(await ctx.db.claim('products', waiting, { ...decided, waiting_since: null })))
    throw new Failure('changedMeanwhile');
}

async function tellOfChange(
  ctx: Ctx,
  product: Product,
  notice: { type: 3 | 4; en: string; bn: string; link: string },
): Promise<void> {
  const vendor = await ctx.db
    .asSystem('the vendor of the product is notified')
    .findById('vendors', refId(product.vendor) ?? 0);
  const user = refId(vendor?.user);
  if (user !== null) await notify(ctx, { users: [user], ...notice });
}
