'use client';
/** Shows the questions asked by `confirm` and `alertBox`. */
import * as AlertDialog from '@radix-ui/react-alert-dialog';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { sharedWords } from '../../messages/shared';
import { dropQuestions, useQuestion } from '../../../frontend/dialogs/questions';
import { useOpener } from '../../../frontend/dialogs/useOpener';
import { useText } from '../../../frontend/messages/useText';
import { FinalForm } from './FinalForm';

export function DialogHost() {
  const say = useText(sharedWords);
  const question = useQuestion();
  const screen = usePathname();
  // Effects run after the new screen can be clicked: a question it has already asked stays.
  useEffect(() => dropQuestions(window.location.pathname), [screen]);
  // Enter answers yes, Escape no; for a final question, Enter alone does nothing.
  const yes = useRef<HTMLButtonElement>(null);
  const focus = useOpener();
  if (!question) return null;
  const cancel = (
    <AlertDialog.Cancel className="haat-button haat-button--quiet">
      {say(question.final ? 'back' : 'cancel')}
    </AlertDialog.Cancel>
  );
  // The key makes each question a window of its own, which takes the focus anew.
  return (
    <AlertDialog.Root key={question.key} open onOpenChange={(open) => !open && question.answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="haat-overlay" />
        <AlertDialog.Content
          className="haat-dialog haat-dialog--small"
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // The first field, or Cancel.
            if (question.final) return;
            event.preventDefault();
            yes.current?.focus();
          }}
        >
          <AlertDialog.Title className="haat-dialog__title">{question.title ?? say('areYouSure')}</AlertDialog.Title>
          {question.text && (
            <AlertDialog.Description className="haat-dialog__text">{question.text}</AlertDialog.Description>
          )}
          {question.final ? (
            <FinalForm question={question} cancel={cancel} />
          ) : (
            <div className="haat-dialog__actions">
              {!question.isNotice && cancel}
              <AlertDialog.Action
                ref={yes}
                className={`haat-button haat-button--${question.isDangerous ? 'danger' : 'primary'}`}
                onClick={() => question.answer(true)}
              >
                {question.isNotice ? say('ok') : (question.yes ?? say('yes'))}
              </AlertDialog.Action>
            </div>
          )}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
