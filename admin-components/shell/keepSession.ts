/** Tells the shop who has signed in here: it recognises a session by the values stored in the browser. */
import { forgetOwnAnswers } from '../../frontend/session/keptAnswers';
import { sessionValues, type SessionAnswer } from '../../frontend/session/sessionValues';

/** A session of the panel is not a short one: removes the mark of an earlier short session in the shop. */
export function keepSession(answer: SessionAnswer): void {
  void forgetOwnAnswers();
  try {
    for (const [name, value] of Object.entries({ ...sessionValues(answer), auth_brief: null })) {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    }
  } catch {
    // Storage can be disabled in the browser: the panel works, the shop asks to sign in.
  }
}
