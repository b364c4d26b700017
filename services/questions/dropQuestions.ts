import type { Where } from 'payload';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { idsAt } from '../relations';

/** Messages with pictures handled by one statement. */
const AT_ONCE = 500;
const why = 'a deleted account takes its conversations with it';
const pictures = ['image1', 'image2', 'image3'] as const;

/** Deletes the conversations of a customer or a vendor, with their messages and pictures. The files become strays. */
export async function dropQuestions(db: Db, own: Where): Promise<void> {
  const withPictures = { or: pictures.map((field) => ({ [field]: { exists: true } })) };
  for (;;) {
    const messages = await db.rows(why, 'question-messages', {
      where: { and: [own, withPictures] },
      sort: 'id',
      limit: AT_ONCE,
    });
    if (messages.length === 0) break;
    const shown: Id[] = messages.flatMap((message) => idsAt(message, pictures));
    await db.dropWhere('question-messages', { id: { in: messages.map(({ id }) => id) } });
    await db.dropWhere('media', { and: [{ id: { in: shown } }, { purpose: { equals: 'question' } }] });
  }
  await db.dropWhere('question-messages', own);
  await db.dropWhere('questions', own);
}
