import { Failure } from '../../domain/failure';
import { mayWrite } from '../../domain/questions/rules';
import type { Ctx, Id } from '../ctx';
import { picturesOf, withFiles } from '../media/withFiles';
import { onlyOnce } from '../repeats/onlyOnce';
import { addMessage, subjectOf, type QuestionPictures } from './addMessage';
import { findQuestion } from './findQuestion';

/**
 * Replies in one of the caller's conversations, as its customer or its vendor. Throws `refused` if the caller may only
 * read it now.
 */
export async function replyQuestion(ctx: Ctx, id: Id, text: string, files: QuestionPictures): Promise<void> {
  const { question, viewer, standing } = await findQuestion(ctx, id);
  if (viewer === 'admin') throw new Failure('forbidden');
  if (!mayWrite(viewer, standing)) throw new Failure('refused');
  let wrote = false;
  await withFiles(
    ctx,
    files,
    picturesOf('question', subjectOf(question).en),
    (pictures) =>
      onlyOnce(ctx, 'answer', [question.id, text], () =>
        ctx.db.inTransaction(async () => {
          wrote = true;
          await addMessage(ctx, question, { side: viewer, text, pictures });
        }),
      ),
    () => wrote,
  );
}
