import type { Ctx } from '../ctx';
import { isTaken } from '../db';
import { claimKey, forgetKey, keepAnswer, readKept, repeatKeyOf, replaceAnswer, waitForKept, type RepeatKey } from './keptAnswer';

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
  if (!ctx.db.canRollBack()) return inSteps(ctx, repeat, act);
  try {
    return await ctx.db.inTransaction(async () => {
      // Whoever waited for this transaction may find that the same call was answered meanwhile.
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

/** Where nothing can be rolled back the key is taken first: of several calls at once one does the deed, the others wait. */
async function inSteps<T>(ctx: Ctx, repeat: RepeatKey, act: () => Promise<T>): Promise<T> {
  try {
    await claimKey(ctx, repeat);
  } catch (error) {
    if (!isTaken(error)) throw error;
    const answered = await waitForKept<Kept<T>>(ctx, repeat);
    if (answered) return answered.value;
    // Whoever took the key died before the deed was answered.
  }
  try {
    const value = await act();
    await replaceAnswer(ctx, repeat, { value });
    return value;
  } catch (error) {
    await forgetKey(ctx, repeat);
    throw error;
  }
}
