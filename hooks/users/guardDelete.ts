import type { CollectionBeforeDeleteHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import { openDb } from '../../services/db/openDb';
import { dropAccountRecords } from '../../services/users/dropAccountRecords';
import { isProtected } from '../../services/users/isProtected';
import { hasHistory } from '../../services/users/hasHistory';

/** No admin's or vendor's account is deleted, and none that orders point at: that one is emptied by its own call. */
export const guardDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = openDb(req.payload, req);
  const user = await db.asSystem('an account that is about to be deleted is looked at').findById('users', id);
  if (!user) return;
  if (await isProtected(db, user)) throw new Failure('protectedAccount');
  // `deleteAccount` has looked already.
  if (notesOf(req).withoutHistory !== user.id && (await hasHistory(db, user.id))) throw new Failure('refused');
  await dropAccountRecords(db, user.id);
};
