/** An action that needs an account: done at once, or as soon as the visitor has signed in and is back on the page. */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { keepUnfinished } from '../app/session/unfinished';
import { useIsAlive, useIsSignedIn } from '../app/session/useStored';
import { showToast } from '../ui/toast';

/** `mark` is in the address meanwhile; `act` must be stable. */
export function useOnceSignedIn(mark: string, act: () => void, loginFirst: string): () => void {
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  const [query, setQuery] = useSearchParams();
  const wanted = query.has(mark);
  useEffect(() => {
    if (!isAlive || !isSignedIn || !wanted) return;
    act();
    setQuery(
      (now) => {
        now.delete(mark);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAlive, isSignedIn, wanted, act, mark, setQuery]);
  return () => {
    if (isSignedIn) return act();
    showToast('warning', loginFirst);
    const here = new URL(location.href);
    here.searchParams.set(mark, '1');
    history.replaceState(history.state, '', here);
    keepUnfinished({ waitsFor: 'signIn' });
    void navigate(paths.login);
  };
}
