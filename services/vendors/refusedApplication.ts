/** Keeps the reason and the text of a rejected application, for the applicant to correct and send again. */
import { byName } from '../../domain/fields/byName';
import { entries } from '../../domain/fields/declare';
import { vendorForm } from '../../domain/vendors/fields';
import type { RefusedApplication, ReviewNote, Vendor } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { idIn } from '../relations';
import { addReviewNote, readReviewNotes } from '../products/reviewNotes';

const why = 'limited to the person who applied';

/** Keeps the text of a rejected application; its pictures and documents are deleted with it. */
export async function keepRefused(ctx: Ctx, vendor: Vendor, applicant: Id, reason: string): Promise<void> {
  const written = byName(vendor);
  const form = Object.fromEntries(
    entries(vendorForm).map(([name, { kind }]) => {
      const value = kind === 'place' ? idIn(written[name]) : written[name];
      return [name, value === null || value === undefined ? '' : String(value)];
    }),
  );
  await ctx.db.dropWhere('refused-applications', { user: { equals: applicant } });
  await ctx.db.asSystem(why).create('refused-applications', { user: applicant, reason, form });
  await addReviewNote(ctx.db, { applicant }, { kind: 'rejected', text: reason, byShop: true, actor: ctx.actor });
}

/** The applicant applies again: nothing is left to correct. */
export async function settleRefused(ctx: Ctx): Promise<void> {
  const { id } = actorOf(ctx);
  if (!(await findRefused(ctx))) return;
  await ctx.db.dropWhere('refused-applications', { user: { equals: id } });
  await addReviewNote(ctx.db, { applicant: id }, { kind: 'sentAgain', byShop: false, actor: ctx.actor });
}

const findRefused = (ctx: Ctx): Promise<RefusedApplication | null> =>
  ctx.db.row(why, 'refused-applications', { where: { user: { equals: actorOf(ctx).id } } });

export type Refused = { reason: string; form: Record<string, string>; notes: ReviewNote[] };

/** The caller's own rejected application; null if there is none. */
export async function readRefused(ctx: Ctx): Promise<Refused | null> {
  const found = await findRefused(ctx);
  if (!found) return null;
  const kept = (found.form ?? {}) as Record<string, unknown>;
  return {
    reason: found.reason ?? '',
    form: Object.fromEntries(entries(vendorForm).map(([name]) => [name, String(kept[name] ?? '')])),
    notes: await readReviewNotes(ctx.db, { applicant: actorOf(ctx).id }),
  };
}
