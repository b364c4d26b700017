import type { CollectionBeforeDeleteHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import { openDb } from '../../services/db/openDb';
import { dropAccountRecords } from '../../services/users/dropAccountRecords';
import { isProtected } from '../../services/users/isProtected';
import { hasHistory } from '../../services/users/hasHistory';

/**
 * The accounts of admins and vendors are never deleted. Accounts that orders refer to are not deleted here either:
 * another call removes their personal data.
 */
export const guardDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = openDb(req.payload, req);
  const user = await db.asSystem('checks an account that is about to be deleted').findById('users', id);
  if (!user) return;
  if (await isProtected(db, user)) throw new Failure('protectedAccount');
  // `deleteAccount` has checked already.
  if (notesOf(req).withoutHistory !== user.id && (await hasHistory(db, user.id))) throw new Failure('refused');
  await dropAccountRecords(db, user.id);
};
