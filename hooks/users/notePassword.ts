import type { CollectionBeforeChangeHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { User } from '../../payload-types';

/** Notes that the account has a password, including one that was opened with a code and had none. */
export const notePassword: CollectionBeforeChangeHook<User> = ({ data, operation, req }) => {
  const setsPassword = Boolean((data as { password?: unknown }).password);
  if (operation !== 'update' || !setsPassword || notesOf(req).passwordUnknown) return data;
  return { ...data, has_password: 1 };
};
