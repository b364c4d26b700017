/** An action that needs an account: done at once, or as soon as the visitor has signed in and is back on the page. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { dropUnfinished, isWhereLeft, keepUnfinished, readUnfinished } from '../app/session/unfinished';
import { useIsAlive, useIsSignedIn } from '../app/session/useStored';
import { showToast } from '../ui/toast';

/** True, once, for the button that a visitor pressed on this page before signing in. */
function takeButton(name: string): boolean {
  const unfinished = readUnfinished();
  if (unfinished?.act?.kind !== 'button' || unfinished.act.name !== name || !isWhereLeft(unfinished)) return false;
  dropUnfinished();
  return true;
}

/**
 * `name`: of the button among those of its page. What was pressed is kept in this tab, never in the address: a link must
 * not act for whoever opens it. `act` must be stable.
 */
export function useOnceSignedIn(name: string, act: () => void, loginFirst: string): () => void {
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (isAlive && isSignedIn && takeButton(name)) act();
  }, [isAlive, isSignedIn, name, act]);
  return () => {
    if (isSignedIn) return act();
    showToast('warning', loginFirst);
    keepUnfinished({ waitsFor: 'signIn', act: { kind: 'button', name } });
    void navigate(paths.login);
  };
}
