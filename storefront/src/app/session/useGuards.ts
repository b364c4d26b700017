/** Redirects visitors from pages that are not for them. Decided in the browser, because only it knows who is signed in. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../../frontend/messages/useText';
import { showToast } from '../../ui/toast';
import { isRecord } from '../../../../contract/client/answer';
import { hearOtherTabs } from '../../api/personal';
import { paths } from '../paths';
import { readStored } from './storage';
import { guardMessages, type GuardMessage } from './guards.messages';
import { keepUnfinished } from './unfinished';
import { useIsAlive, useIsSignedIn } from './useStored';

/** What a redirect passes on: the page the shopper wanted. */
export type CameFrom = { from: string };

/** The page the shopper wanted, or null if they came directly. */
export function useCameFrom(): string | null {
  const state: unknown = useLocation().state;
  return isRecord(state) && typeof state['from'] === 'string' ? state['from'] : null;
}

function useLeadOn(isWrong: boolean, to: string, warning?: GuardMessage): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const say = useText(guardMessages);
  useEffect(() => {
    if (!isWrong) return;
    if (warning) showToast('warning', say(warning));
    keepUnfinished({ waitsFor: 'signIn', ...(to === paths.home && { viaHome: true }) });
    void navigate(to, { replace: true, state: { from: pathname + search } satisfies CameFrom });
  }, [isWrong, to, warning, navigate, say, pathname, search]);
}

/** True while somebody is signed in; otherwise redirects visitors with a warning. */
export function useSignedInOnly(to: string, warning: GuardMessage): boolean {
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  // Only a visitor who arrived without a session is redirected: signing out navigates home itself.
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (isSignedIn) wasSignedIn.current = true;
  }, [isSignedIn]);
  const isStranger = isAlive && !isSignedIn && !wasSignedIn.current;
  const [isEnded, setEnded] = useState(false);
  useEffect(
    () =>
      hearOtherTabs(
        () => undefined,
        () => setEnded(!readStored('auth_token')),
      ),
    [],
  );
  useLeadOn(isStranger || isEnded, isEnded ? paths.login : to, isEnded ? 'signedOutElsewhere' : warning);
  return isSignedIn;
}

/** For sign-in pages: a visitor who arrives with a session goes home. Signing in on the page navigates by itself. */
export function useSignedOutOnly(warning?: GuardMessage): void {
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (isAlive && !isSignedIn) wasSignedOut.current = true;
  }, [isAlive, isSignedIn]);
  useLeadOn(isAlive && isSignedIn && !wasSignedOut.current, paths.home, warning);
}
