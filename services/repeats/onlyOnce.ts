import type { Ctx } from '../ctx';
import { keepAnswer, readKept, repeatKeyOf } from './keptAnswer';

type Kept<T> = { value: T };

/**
 * Runs an operation of the caller once per `Idempotency-Key`: a call whose answer was lost can be sent again and gets
 * the first answer. Without the header it runs every time. Refusals are not stored, because their cause may go away.
 * `part` names one of several operations of a call that end independently of each other.
 */
export async function onlyOnce<T>(
  ctx: Ctx,
  kind: string,
  request: unknown,
  act: () => Promise<T>,
  part?: string,
): Promise<T> {
  const repeat = repeatKeyOf(ctx, request, kind, part);
  if (!repeat) return act();
  const first = await readKept<Kept<T>>(ctx, repeat);
  if (first) return first.value;
  try {
    return await ctx.db.inTransaction(async () => {
      // While this request waited for the transaction, the same call may have been answered.
      const meanwhile = await readKept<Kept<T>>(ctx, repeat);
      if (meanwhile) return meanwhile.value;
      const value = await act();
      await keepAnswer(ctx, repeat, { value });
      return value;
    });
  } catch (error) {
    const answered = await readKept<Kept<T>>(ctx, repeat);
    if (answered) return answered.value;
    throw error;
  }
}
