'use client';
/** The staff notes of a record, with a form to add one at the end. */
import type { FormEvent } from 'react';
import type { CallFailure } from '../../../contract/client/answer';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { packageWords } from '../../messages/packages';
import { TextArea } from '../form/TextField';
import type { Fields } from '../form/useFields';
import { Button } from './Button';
import { ErrorState } from './ErrorState';
import { Panel } from './Panel';
import { Spinner } from './Spinner';

type Note = { id: string | number; text: string; author: string; created_at: string };
type Props = {
  hint: string;
  reading: {
    answer: { notes: readonly Note[] } | undefined;
    failure: CallFailure | undefined;
    isLoading: boolean;
    reload: () => Promise<void>;
  };
  form: Fields<{ text: string }>;
  isPending: boolean;
  /** Sends the form; null when nothing was saved. */
  send: () => Promise<object | null>;
};

export function StaffNotes({ hint, reading, form, isPending, send }: Props) {
  const say = useText(packageWords);
  const { moment } = useFormats();
  const { answer, failure, isLoading, reload } = reading;
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send())) return;
    form.setAll({ text: '' });
    await reload();
  };
  return (
    <Panel title={say('staffNotes')}>
      <p className="haat-table__quiet">{hint}</p>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && answer.notes.length === 0 && <p className="haat-table__quiet">{say('noNotes')}</p>}
      {answer && answer.notes.length > 0 && (
        <ul className="haat-notes">
          {answer.notes.map((note) => (
            <li key={note.id}>
              <p className="haat-preview__words">{note.text}</p>
              <span className="haat-history__when">
                {[note.author, moment(note.created_at)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
        <TextArea label={say('newNote')} maxLength={1000} rows={2} {...form.field('text')} />
        <div className="haat-form__actions">
          <Button type="submit" kind="quiet" isBusy={isPending}>
            {say('addNote')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
