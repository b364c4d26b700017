'use client';
/** Asks for the reason of a rejection: `const reason = await ask({ title, text })`, null when the person thinks better of it. */
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { longestReason } from '../../../domain/products/changes';
import { useText } from '../../../frontend/messages/useText';
import { reviewWords } from '../../messages/review';
import { sharedWords } from '../../messages/shared';
import { TextArea } from '../form/TextField';
import { Button } from '../page/Button';
import { Dialog } from './Dialog';

type Asked = {
  /** Default: «Are you sure?» */
  title?: string;
  text?: string;
  /** What follows from it. */
  detail?: string;
  yes: string;
};
type Open = Asked & { answer: (reason: string | null) => void };

export function useReason(): { ask: (asked: Asked) => Promise<string | null>; dialog: ReactNode } {
  const [open, setOpen] = useState<Open | null>(null);
  const ask = useCallback(
    (asked: Asked) =>
      new Promise<string | null>((resolve) => {
        const answer = (reason: string | null) => {
          setOpen(null);
          resolve(reason);
        };
        setOpen({ ...asked, answer });
      }),
    [],
  );
  return { ask, dialog: open && <ReasonDialog {...open} /> };
}

function ReasonDialog({ title, text, detail, yes, answer }: Open) {
  const say = useText(reviewWords);
  const shared = useText(sharedWords);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setMissing(true);
    else answer(reason.trim());
  };
  return (
    <Dialog isOpen onClose={() => answer(null)} title={title ?? shared('areYouSure')}>
      <form className="haat-stack" onSubmit={submit} noValidate>
        {text && <p className="haat-dialog__text">{text}</p>}
        {detail && <p className="haat-dialog__text">{detail}</p>}
        <TextArea
          name="reason"
          label={say('reason')}
          hint={say('reasonHint')}
          isRequired
          autoFocus
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
          {...(isMissing && reason.trim() === '' ? { errors: [say('reasonMissing')] } : {})}
        />
        <div className="haat-dialog__actions">
          <Button onClick={() => answer(null)}>{shared('cancel')}</Button>
          <Button type="submit" kind="danger">
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
