/** Pages that are only for some visitors lead the others on. Decided in the browser: only it knows who is signed in. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../../../frontend/messages/useText';
import { showToast } from '../../ui/toast';
import { isRecord } from '../../../../contract/client/answer';
import { paths } from '../paths';
import { guardMessages, type GuardMessage } from './guards.messages';
import { useIsAlive, useIsSignedIn, usePlace } from './useStored';

/** What a page that leads on tells the next one: where the shopper wanted to be. */
export type CameFrom = { from: string };

/** The page the shopper wanted, or null when they came by themselves. */
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
    void navigate(to, { replace: true, state: { from: pathname + search } satisfies CameFrom });
  }, [isWrong, to, warning, navigate, say, pathname, search]);
}

/** True while somebody is signed in; leads visitors away with a warning otherwise. */
export function useSignedInOnly(to: string, warning: GuardMessage): boolean {
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  // Only a visitor who came without a session is led away: signing out leads home by itself.
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (isSignedIn) wasSignedIn.current = true;
  }, [isSignedIn]);
  const isStranger = isAlive && !isSignedIn && !wasSignedIn.current;
  useLeadOn(isStranger, to, warning);
  return isSignedIn;
}

/** Sign-in pages: a visitor who came with a session goes home. Signing in on the page leads on by itself. */
export function useSignedOutOnly(warning?: GuardMessage): void {
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (isAlive && !isSignedIn) wasSignedOut.current = true;
  }, [isAlive, isSignedIn]);
  useLeadOn(isAlive && isSignedIn && !wasSignedOut.current, paths.home, warning);
}

/** Pages that show what an area offers. */
export function usePlaceOnly(): void {
  const isAlive = useIsAlive();
  const place = usePlace();
  useLeadOn(isAlive && place === null, paths.locationSet);
}
