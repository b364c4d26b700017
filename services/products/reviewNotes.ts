/** The thread about a rejection: the reason, answers and replies, and when it was corrected or taken back. */
import { mostReviewNotes, type ReviewNoteKind } from '../../domain/products/changes';
import type { ReviewNote } from '../../payload-types';
import type { Actor, Id } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';

export type About = { product: Id } | { applicant: Id } | { return: Id };
function whereOf(about: About) {
  if ('product' in about) return { product: { equals: about.product } };
  return 'return' in about ? { return: { equals: about.return } } : { applicant: { equals: about.applicant } };
}

/** `at`: when it was said, if not now. */
type Said = { kind: ReviewNoteKind; text?: string; byShop: boolean; actor: Actor | null; at?: string };

/** What a note is about; null once that was deleted. */
export function aboutOf(note: Pick<ReviewNote, 'product' | 'applicant' | 'return'>): About | null {
  const [product, applicant, request] = [refId(note.product), refId(note.applicant), refId(note.return)];
  if (product !== null) return { product };
  if (request !== null) return { return: request };
  return applicant === null ? null : { applicant };
}

/**
 * Adds a note and deletes the oldest ones beyond the limit. An answer of the person concerned waits for an admin; any
 * other note settles what waited. Call it in the transaction of the change it is about.
 */
export async function addReviewNote(db: Db, about: About, said: Said): Promise<void> {
  const waits = said.kind === 'answered' && !said.byShop;
  if (!waits) await settleAnswers(db, about);
  await db.append('written with the decision it tells', 'review-notes', {
    product: null,
    applicant: null,
    return: null,
    ...about,
    kind: said.kind,
    text: said.text ?? '',
    by_shop: said.byShop ? 1 : 0,
    by_name: said.actor?.user.name ?? '',
    waits: waits ? 1 : 0,
    ...(said.at ? { createdAt: said.at } : {}),
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

/** The answers of a thread wait no longer. */
export const settleAnswers = (db: Db, about: About): Promise<unknown> =>
  db.setWhere('review-notes', { and: [whereOf(about), { waits: { equals: 1 } }] }, { waits: 0 });

/** The notes, oldest first. */
export async function readReviewNotes(db: Db, about: About): Promise<ReviewNote[]> {
  const notes = await db.rows('limited to a record the caller may change', 'review-notes', {
    where: whereOf(about),
    sort: ['-createdAt', '-id'],
    limit: mostReviewNotes,
  });
  return notes.reverse();
}
