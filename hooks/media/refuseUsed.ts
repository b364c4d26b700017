import type { CollectionBeforeDeleteHook } from 'payload';
import { Failure } from '../../domain/failure';
import { libraryPurpose } from '../../domain/pictures/library';
import { openDb } from '../../services/db/openDb';
import { placesOfPicture } from '../../services/media/placesOfPicture';

/**
 * A library picture in use cannot be deleted, at any entry point: those places need another picture first. Admins may
 * delete people's uploads wherever they are shown.
 */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = openDb(req.payload, req);
  const kept = { and: [{ id: { equals: id } }, { purpose: { equals: libraryPurpose } }] };
  if (!(await db.row('whether it belongs to the library', 'media', { where: kept, select: { purpose: true } }))) return;
  const { length: count } = await placesOfPicture(db, id);
  if (count > 0) throw new Failure('pictureInUse', { params: { count } });
};
