/** Tells the shop who has signed in here: it knows a session by what the browser keeps. */
import { sessionValues, type SessionAnswer } from '../../frontend/session/sessionValues';

/** A session of the panel is no brief one: that mark of an earlier session in the shop goes. */
export function keepSession(answer: SessionAnswer): void {
  try {
    for (const [name, value] of Object.entries({ ...sessionValues(answer), auth_brief: null })) {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    }
  } catch {
    // Storage can be disabled in the browser: the panel works, the shop asks to sign in.
  }
}
