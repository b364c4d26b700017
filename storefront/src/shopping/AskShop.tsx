/** The button that opens the sheet for a question; a visitor signs in first and comes back to the open sheet. */
import { MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../frontend/messages/useText';
import { paths } from '../app/paths';
import { keepUnfinished } from '../app/session/unfinished';
import { useIsAlive, useIsSignedIn } from '../app/session/useStored';
import { Button } from '../ui/Button';
import { showToast } from '../ui/toast';
import type { AskSubject } from './AskSheet';
import { questionMessages } from './question.messages';

const AskSheet = lazy(() => import('./AskSheet'));

/** In the address of the page: somebody wanted to ask before they signed in. */
const WISH = 'ask';

export function AskShop({ subject, name, isWide = false }: { subject: AskSubject; name: string; isWide?: boolean }) {
  const say = useText(questionMessages);
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const wanted = query.has(WISH);
  useEffect(() => {
    if (!isAlive || !isSignedIn || !wanted) return;
    setOpen(true);
    setQuery(
      (now) => {
        now.delete(WISH);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAlive, isSignedIn, wanted, setQuery]);
  const open = () => {
    if (isSignedIn) return setOpen(true);
    showToast('warning', say('loginFirst'));
    const here = new URL(location.href);
    here.searchParams.set(WISH, '1');
    history.replaceState(history.state, '', here);
    keepUnfinished({ waitsFor: 'signIn' });
    void navigate(paths.login);
  };
  return (
    <>
      <Button
        kind="quiet"
        isWide={isWide}
        icon={<MessageCircleQuestionMark size={19} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {say('ask')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskSheet subject={subject} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
