'use client';
/** The thread about a rejection for the person it concerns, who may answer while it stands. */
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import type { reviewNoteShape } from '../../../contract/productShapes';
import { longestReason } from '../../../domain/products/changes';
import { mayAnswer, mostAnswers, waitsForShop } from '../../../domain/rejections/answers';
import { useText } from '../../../frontend/messages/useText';
import { reviewWords } from '../../messages/review';
import { TextArea } from '../form/TextField';
import { useFields } from '../form/useFields';
import { Button } from '../page/Button';
import { ReviewNotes } from './ReviewNotes';

type Note = z.output<typeof reviewNoteShape>;
type Props = {
  notes: readonly Note[];
  /** Sends the answer; the thread with it, or null when it was not sent. */
  send: (text: string) => Promise<readonly Note[] | null>;
  isPending: boolean;
};

export function ReviewThread({ notes, send, isPending }: Props) {
  const say = useText(reviewWords);
  const [said, setSaid] = useState<readonly Note[] | null>(null);
  const form = useFields({ text: '' });
  const thread = said ?? notes;
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const text = form.values.text.trim();
    if (text === '') return;
    const now = await send(text);
    if (!now) return;
    setSaid(now);
    form.setAll({ text: '' });
  };
  return (
    <>
      <ReviewNotes key={thread.length} notes={thread} isOpen={said !== null} />
      {waitsForShop(thread) && <p>{say('waitsForShop', { count: mostAnswers })}</p>}
      {mayAnswer(thread) && (
        <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
          <TextArea
            label={say('answer')}
            hint={say('answerHint')}
            maxLength={longestReason}
            rows={2}
            {...form.field('text')}
          />
          <div className="haat-form__actions">
            <Button type="submit" isBusy={isPending} disabled={form.values.text.trim() === ''}>
              {say('sendAnswer')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
