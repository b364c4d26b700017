import type { CollectionBeforeChangeHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { actorIn } from '../../authority/actor';
import { changesAny } from '../changes';

/**
 * Nobody changes their own e-mail, mobile or password with an open session alone: a phone left on a table would be
 * enough. Calls that ask for the current password (or a code) note that they did; any other write is refused.
 */
export const askCurrentPassword: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const setsPassword = Boolean((data as { password?: unknown }).password);
  const caller = actorIn(req);
  const own = caller !== null && String(caller.id) === String(originalDoc.id);
  const touches = setsPassword || changesAny(data, { ...originalDoc }, ['email', 'mobile', 'mobile_prefix']);
  if (own && touches && !notesOf(req).identityProved) throw new Failure('passwordNeeded');
  return data;
};
