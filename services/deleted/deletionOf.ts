import { notesOf } from '../../authority/requestNotes';
import type { Ctx, Id } from '../ctx';

/** Under which id the record that this request has deleted is kept; null: nothing was kept. */
export const deletionOf = ({ req }: Ctx): Id | null => notesOf(req).deletion ?? null;
