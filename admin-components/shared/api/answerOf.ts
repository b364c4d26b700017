/** What a call answers now, beside all that is kept of earlier answers; null when it cannot be had. */
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { call } from './client';

export async function answerOf<R extends Route>(route: R, given: CallOf<R>): Promise<AnswerOf<R> | null> {
  const now = await call(route, given);
  return now.ok ? now.answer : null;
}
