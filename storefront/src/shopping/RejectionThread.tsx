/** The thread about something of the reader's that was rejected: what was said, and their answer while they may give one. */
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import type { z } from 'zod';
import type { CallFailure } from '../../../contract/client/answer';
import type { reviewNoteShape } from '../../../contract/productShapes';
import { longestReason } from '../../../domain/products/changes';
import { mayAnswer, mostAnswers, waitsForShop } from '../../../domain/rejections/answers';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { AsWritten } from '../ui/AsWritten';
import { Button } from '../ui/Button';
import { TextArea } from '../ui/Field';
import { showToast } from '../ui/toast';
import { useFields } from '../ui/useFields';
import { rejectionMessages } from './rejection.messages';

type Note = z.output<typeof reviewNoteShape>;
type Sent = { ok: true; answer: { review: readonly Note[]; message?: string | undefined } } | CallFailure;

const Thread = styled.div`
  display: grid;
  gap: 12px;
  text-align: left;
  ol {
    display: grid;
    gap: 10px;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
  }
  form {
    display: grid;
    gap: 12px;
    justify-items: start;
    > :first-child {
      width: 100%;
    }
  }
`;

export type RejectionThreadProps = {
  notes: readonly Note[];
  send: (text: string) => Promise<Sent>;
  isPending: boolean;
  /** Loads the page again: the answer was refused, because something happened meanwhile. */
  onRefused?: () => Promise<void>;
  /** Frames what was said; `isNew` once the reader has answered. */
  frame?: (said: ReactNode, notes: readonly Note[], isNew: boolean) => ReactNode;
};

export function RejectionThread({ notes, send, isPending, onRefused, frame = (said) => said }: RejectionThreadProps) {
  const say = useText(rejectionMessages);
  const { digits } = useFormats();
  const [said, setSaid] = useState<readonly Note[]>([]);
  const { values, bind, form, set, show } = useFields({ text: '' });
  const isNew = (said.at(-1)?.created_at ?? '') > (notes.at(-1)?.created_at ?? '');
  const thread = isNew ? said : notes;
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send(values.text);
    if (!result.ok) {
      if (show(result) || result.layer !== 'answer') return;
      showToast('error', result.message);
      return onRefused?.();
    }
    setSaid(result.answer.review);
    set({ text: '' });
    showToast('success', result.answer.message ?? '');
  };
  return (
    <Thread>
      {frame(<Notes notes={thread} />, thread, isNew)}
      {waitsForShop(thread) && <p>{say('waitsForShop', { count: digits(mostAnswers) })}</p>}
      {mayAnswer(thread) && (
        <form ref={form} onSubmit={(event) => void answer(event)} noValidate>
          <TextArea
            label={say('answer')}
            hint={say('answerHint')}
            rows={3}
            maxLength={longestReason}
            {...bind('text')}
          />
          <Button type="submit" kind="quiet" isBusy={isPending} busyText={say('sending')}>
            {say('sendAnswer')}
          </Button>
        </form>
      )}
    </Thread>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const say = useText(rejectionMessages);
  const { moment } = useFormats();
  return (
    <ol>
      {notes.map(({ kind, text, by_shop: byShop, created_at: at }) => (
        <li key={`${at} ${kind} ${text}`}>
          <strong>{say(byShop === 1 ? 'shop' : 'you')}</strong>{' '}
          <small>
            {kind === 'answered' ? '' : `${say(kind)} · `}
            {moment(at)}
          </small>
          {text ? (
            <p>
              <AsWritten>{text}</AsWritten>
            </p>
          ) : (
            (kind === 'rejected' || kind === 'changeRejected') && <p>{say('noReason')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
