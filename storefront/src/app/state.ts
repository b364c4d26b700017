/** What the server sends with a page so that the browser can continue from it: answers and stored values. */
import type { CallResult } from '../../../contract/client/answer';
import type { Route } from '../../../contract/route';
import type { StoredOnServer } from './session/useStored';

export type PageState = {
  isFromServer: boolean;
  /** By `addressOf`. */
  answers: Record<string, CallResult<Route>>;
  stored: StoredOnServer;
  /** The product runs in demo mode. */
  isDemo: boolean;
};

/** The element is data, not a script: the page's security policy allows no inline scripts. */
export const stateElementId = 'page-state';

/** Without a page from the server. */
export const emptyState: PageState = { isFromServer: false, answers: {}, stored: {}, isDemo: true };

export function readPageState(): PageState {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : emptyState;
}

/** Safe inside a script element whatever the data says. */
export const writePageState = (state: PageState): string => JSON.stringify(state).replace(/</g, '\\u003c');
