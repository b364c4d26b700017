import { notesOf } from '../../authority/requestNotes';
import type { Ctx, Id } from '../ctx';

/** The id under which the record deleted by this request is kept; null if nothing was kept. */
export const deletionOf = ({ req }: Ctx): Id | null => notesOf(req).deletion ?? null;
