import { vendorAccept } from '../../domain/catalogue/visible';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import type { Vendor } from '../../payload-types';
import { inParts } from '../inParts';
import { refId } from '../relations';
import { forgetPerson } from '../deleted/forget';
import { dropQuestions } from '../questions/dropQuestions';
import { documentFields } from '../vendors/applicationFiles';

const AT_ONCE = 1_000;

/**
 * Deletes a person's records: cart, saved lines, favourites, watches, follows, addresses, staff notes about them,
 * notices, codes, questions, threads about rejections, a pending application; and those kept with deleted products.
 */
export async function dropAccountRecords(db: Db, user: Id): Promise<void> {
  const own = { user: { equals: user } };
  await db.dropWhere('carts', own);
  await db.dropWhere('saved-lines', own);
  await db.dropWhere('favorites', own);
  await db.dropWhere('product-watches', own);
  await db.dropWhere('shop-follows', own);
  await db.dropWhere('addresses', own);
  await db.dropWhere('notifications', own);
  await db.dropWhere('one-time-codes', own);
  await db.dropWhere('idempotency-keys', own);
  await db.dropWhere('two-factors', own);
  await db.dropWhere('refused-applications', own);
  await db.dropWhere('review-notes', { applicant: own.user });
  await dropReturnThreads(db, user);
  await db.dropWhere('customer-notes', own);
  await dropQuestions(db, { customer: { equals: user } });
  await forgetPerson(db, user);
  const application = await pendingApplication(db, user);
  if (!application) return;
  await db.asSystem('a pending application is deleted with its account').remove('vendors', application.id);
  // A document without its owner belongs to nobody. Its files become strays; the caller that deletes the account
  // deletes them at once.
  const { media, documents } = filesOfApplication(application);
  await db.dropWhere('documents', { id: { in: documents } });
  await db.dropWhere('media', { and: [{ id: { in: media } }, { purpose: { equals: 'application' } }] });
}

/** What was said about the person's returns, which stay for the books. */
async function dropReturnThreads(db: Db, user: Id): Promise<void> {
  const which = { where: { customer: { equals: user } }, select: { customer: true }, sort: 'id', limit: 0 } as const;
  const returns = await db.rows('the threads are deleted with the account', 'returns', which);
  for (const some of inParts(
    returns.map(({ id }) => id),
    AT_ONCE,
  ))
    await db.dropWhere('review-notes', { return: { in: some } });
}

/** The person's pending application; null when there is none. */
export const pendingApplication = (db: Db, user: Id): Promise<Vendor | null> =>
  db.row('a pending application is deleted with its account', 'vendors', {
    where: {
      and: [{ user: { equals: user } }, { accept: { equals: vendorAccept.pending } }, { deleted: { equals: 0 } }],
    },
  });

/** Its photo and its documents. */
export function filesOfApplication(application: Vendor): { media: Id[]; documents: Id[] } {
  const ids = (fields: readonly (keyof Vendor)[]) =>
    fields.flatMap((field) => refId(application[field] as Id | { id: Id } | null | undefined) ?? []);
  return { media: ids(['image']), documents: ids(documentFields) };
}
