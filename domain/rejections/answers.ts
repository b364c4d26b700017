/** Answers in the thread about a rejection: who was rejected may write, until the record is decided or sent again. */
import { Failure } from '../failure';
import type { ReviewNoteKind } from '../products/changes';

type Note = { kind: ReviewNoteKind; by_shop: unknown };

/** Answers in a row without a word of the shop: more would push the reason out of the thread. */
export const mostAnswers = 5;

/** The last thing that happened to the record, apart from answers, was a rejection. */
const isRejected = (notes: readonly Note[]): boolean => {
  const last = notes.findLast(({ kind }) => kind !== 'answered')?.kind;
  return last === 'rejected' || last === 'changeRejected';
};

const isFull = (notes: readonly Note[]): boolean =>
  notes.length - 1 - notes.findLastIndex(({ by_shop }) => by_shop === 1) >= mostAnswers;

/** Whether the person concerned may write now. */
export const mayAnswer = (notes: readonly Note[]): boolean => isRejected(notes) && !isFull(notes);

/** The person concerned has said as much as they may, and waits for a word of the shop. */
export const waitsForShop = (notes: readonly Note[]): boolean => isRejected(notes) && isFull(notes);

/** Throws `refused` where nothing is rejected, and `answersFull` after too many answers in a row. */
export function checkAnswer(notes: readonly Note[]): void {
  if (waitsForShop(notes)) throw new Failure('answersFull', { params: { most: mostAnswers } });
  if (!mayAnswer(notes)) throw new Failure('refused');
}
