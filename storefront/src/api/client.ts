/** Calls in the shopper's language and with their session. In development the answer is checked against the contract. */
import type { CallResult } from '../../../contract/client/answer';
import type { Route } from '../../../contract/route';
import { createClient, type Caller, type MakeCall } from '../../../frontend/api/client';
import { tellOtherTabs } from './personal';
import { readStored } from '../app/session/storage';
import { readLanguage } from '../../../frontend/messages/language';

function checkAgainstContract(route: Route, result: CallResult<Route>): void {
  if (!result.ok) return;
  const { status, message: _message, ...fields } = result.answer;
  const checked = route.answers[status]?.safeParse(fields);
  if (checked && !checked.success)
    // eslint-disable-next-line no-console -- development only: tests fail on it, and the developer sees which answer differs
    console.error(`The answer of ${route.name} differs from the contract`, checked.error);
}

export const caller: Caller = {
  language: () => readLanguage(readStored('language')),
  token: () => readStored('auth_token'),
  ...(import.meta.env.DEV ? { inspect: checkAgainstContract } : {}),
};
const send = createClient(caller);

export const call: MakeCall = async (route, input, options) => {
  const result = await send(route, input, options);
  // Other tabs notice a sign-out by the removed session.
  if (result.ok && route.name !== 'logout' && route.method !== 'GET' && readStored('auth_token')) tellOtherTabs();
  return result;
};
