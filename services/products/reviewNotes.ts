/** The thread about a rejection: the reason, and when the product was corrected and sent again. */
import { mostReviewNotes, type ReviewNoteKind } from '../../domain/products/changes';
import type { ReviewNote } from '../../payload-types';
import type { Actor, Id } from '../ctx';
import type { Db } from '../db/types';

type About = { product: Id } | { applicant: Id };
const whereOf = (about: About) =>
  'product' in about ? { product: { equals: about.product } } : { applicant: { equals: about.applicant } };

type Said = { kind: ReviewNoteKind; text?: string; byShop: boolean; actor: Actor | null };

/** Adds a note and deletes the oldest ones beyond the limit. Call it in the transaction of the change it is about. */
export async function addReviewNote(db: Db, about: About, said: Said): Promise<void> {
  await db.append('written with the decision it tells', 'review-notes', {
    product: null,
    applicant: null,
    ...about,
    kind: said.kind,
    text: said.text ?? '',
    by_shop: said.byShop ? 1 : 0,
    by_name: said.actor?.user.name ?? '',
  });
  const kept = await db.rows('the newest notes are kept', 'review-notes', {
    where: whereOf(about),
    sort: ['-createdAt', '-id'],
    limit: mostReviewNotes + 10,
    select: { kind: true },
  });
  const old = kept.slice(mostReviewNotes).map(({ id }) => id);
  if (old.length > 0) await db.dropWhere('review-notes', { id: { in: old } });
}

/** The notes, oldest first. */
export async function readReviewNotes(db: Db, about: About): Promise<ReviewNote[]> {
  const notes = await db.rows('limited to a record the caller may change', 'review-notes', {
    where: whereOf(about),
    sort: ['-createdAt', '-id'],
    limit: mostReviewNotes,
  });
  return notes.reverse();
}
