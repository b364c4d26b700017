/** Makes a call now, regardless of cached answers; null if it fails. */
import type { AnswerOf, CallOf, Route } from '../../../contract/route';
import { call } from './client';

export async function answerOf<R extends Route>(route: R, given: CallOf<R>): Promise<AnswerOf<R> | null> {
  const now = await call(route, given);
  return now.ok ? now.answer : null;
}
