import type { CollectionBeforeChangeHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { User } from '../../payload-types';

/** Records that the account has a password, also if it was opened with a code and had none. */
export const notePassword: CollectionBeforeChangeHook<User> = ({ data, operation, req }) => {
  const setsPassword = Boolean((data as { password?: unknown }).password);
  if (operation !== 'update' || !setsPassword || notesOf(req).passwordUnknown) return data;
  return { ...data, has_password: 1 };
};
