/** Stores what login and register return under the names in the specifications. */
import { sessionValues, type SessionAnswer } from '../../../../frontend/session/sessionValues';
import { forgetOwnAnswers } from '../../../../frontend/session/keptAnswers';
import { keepSession, writeStored } from './storage';

export function startSession(answer: SessionAnswer, isKept = true): void {
  void forgetOwnAnswers();
  keepSession(isKept);
  writeStored(sessionValues(answer));
}
