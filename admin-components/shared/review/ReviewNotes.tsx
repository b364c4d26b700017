'use client';
/** The thread about a rejection: who wrote what, and when. */
import type { z } from 'zod';
import type { reviewNoteShape } from '../../../contract/productShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { reviewWords } from '../../messages/review';

type Note = z.output<typeof reviewNoteShape>;

const titles = {
  rejected: 'noteRejected',
  changeRejected: 'noteChangeRejected',
  sentAgain: 'noteSentAgain',
  approved: 'noteApproved',
  reopened: 'noteReopened',
  answered: 'noteAnswered',
} as const satisfies Record<Note['kind'], keyof typeof reviewWords>;

export function ReviewNotes({ notes, isOpen = false }: { notes: readonly Note[]; isOpen?: boolean }) {
  const say = useText(reviewWords);
  const { moment } = useFormats();
  if (notes.length === 0) return null;
  return (
    <details className="haat-review" open={isOpen}>
      <summary>{say('history')}</summary>
      <ol className="haat-review__notes">
        {notes.map((note) => (
          <li key={`${note.created_at} ${note.kind} ${note.text}`}>
            <strong>{say(titles[note.kind])}</strong>{' '}
            <span className="haat-table__quiet">
              {note.by_name || say(note.by_shop === 1 ? 'shop' : 'vendor')} · {moment(note.created_at)}
            </span>
            {note.text && <p className="haat-review__text">{note.text}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
