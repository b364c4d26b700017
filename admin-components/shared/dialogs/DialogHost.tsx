'use client';
/** Shows the questions asked by `confirm` and `alertBox`. */
import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { useEffect, useRef, useState } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { onQuestion, type Waiting } from './ask';

export function DialogHost() {
  const say = useText(sharedWords);
  const [asked, setAsked] = useState(0);
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  useEffect(() => onQuestion((waiting) => setQueue((before) => [...before, waiting])), []);
  // Enter says yes, Escape says no.
  const yes = useRef<HTMLButtonElement>(null);
  const current = queue[0];
  if (!current) return null;

  const close = (yes: boolean) => {
    current.answer(yes);
    setQueue((before) => before.slice(1));
    // The next question is a window of its own, and takes the focus anew.
    setAsked((count) => count + 1);
  };
  const isQuestion = current.kind === 'confirm';
  const title = isQuestion ? (current.question.title ?? say('areYouSure')) : current.notice.title;
  const text = isQuestion ? current.question.text : current.notice.text;
  const danger = isQuestion && current.question.isDangerous === true;
  return (
    <AlertDialog.Root key={asked} open onOpenChange={(open) => !open && close(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="haat-overlay" />
        <AlertDialog.Content
          className="haat-dialog haat-dialog--small"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            yes.current?.focus();
          }}
        >
          <AlertDialog.Title className="haat-dialog__title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="haat-dialog__text">{text}</AlertDialog.Description>
          <div className="haat-dialog__actions">
            {isQuestion && (
              <AlertDialog.Cancel className="haat-button haat-button--quiet">{say('cancel')}</AlertDialog.Cancel>
            )}
            <AlertDialog.Action
              ref={yes}
              className={`haat-button ${danger ? 'haat-button--danger' : 'haat-button--primary'}`}
              onClick={() => close(true)}
            >
              {isQuestion ? (current.question.yes ?? say('yes')) : say('ok')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
