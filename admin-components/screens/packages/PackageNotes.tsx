'use client';
/** What staff tell each other of a package: read and added here, never shown to customers or vendors. */
import type { FormEvent } from 'react';
import { addPackageNote, packageNotes } from '../../../contract/packageNotes';
import { packageWords } from '../../messages/packages';
import { useCall } from '../../../frontend/api/useCall';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

export function PackageNotes({ trackingId }: { trackingId: string }) {
  const say = useText(packageWords);
  const { moment } = useFormats();
  const params = { tracking_id: trackingId };
  const { answer, failure, isLoading, reload } = useCall(packageNotes, { params });
  return (
    <Panel title={say('staffNotes')}>
      <p className="haat-table__quiet">{say('staffNotesHint')}</p>
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
      <NoteForm params={params} onDone={reload} />
    </Panel>
  );
}

function NoteForm({ params, onDone }: { params: { tracking_id: string }; onDone: () => Promise<void> }) {
  const say = useText(packageWords);
  const form = useFields({ text: '' });
  const { submit, isPending } = useSubmit(addPackageNote, form);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await submit({ params, values: form.values }))) return;
    form.setAll({ text: '' });
    await onDone();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
      <TextArea label={say('newNote')} maxLength={1000} rows={2} {...form.field('text')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="quiet" isBusy={isPending}>
          {say('addNote')}
        </Button>
      </div>
    </form>
  );
}
