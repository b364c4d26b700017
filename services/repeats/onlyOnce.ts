import type { Ctx } from '../ctx';
import { keepAnswer, readKept, repeatKeyOf } from './keptAnswer';

type Kept<T> = { value: T };

/**
 * Does a deed of the caller once for each `Idempotency-Key`: a call whose answer got lost on the way can be sent again and
 * gets the first answer. Without the header it is done every time. A refusal is not kept: it may be lifted meanwhile.
 */
export async function onlyOnce<T>(ctx: Ctx, kind: string, request: unknown, act: () => Promise<T>): Promise<T> {
  const repeat = repeatKeyOf(ctx, request, kind);
  if (!repeat) return act();
  const first = await readKept<Kept<T>>(ctx, repeat);
  if (first) return first.value;
  try {
    return await ctx.db.inTransaction(async () => {
      // A request that waited for this transaction may find that the same call was answered meanwhile.
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
