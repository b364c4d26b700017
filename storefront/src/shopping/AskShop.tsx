/** The button that opens the sheet for a question; a visitor signs in first and comes back to the open sheet. */
import { MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import type { AskSubject } from './AskSheet';
import { questionMessages } from './question.messages';
import { useOnceSignedIn } from './useOnceSignedIn';

const AskSheet = lazy(() => import('./AskSheet'));

export function AskShop({ subject, name, isWide = false }: { subject: AskSubject; name: string; isWide?: boolean }) {
  const say = useText(questionMessages);
  const [isOpen, setOpen] = useState(false);
  const open = useOnceSignedIn(
    'ask',
    useCallback(() => setOpen(true), []),
    say('loginFirst'),
  );
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
