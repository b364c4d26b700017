import { documentFields } from '../vendors/applicationFiles';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';

/**
 * Deletes the requests of a vendor who is being deleted; returns the ids of their documents, whose files the caller
 * deletes.
 */
export async function dropChanges(db: Db, vendor: Id): Promise<Id[]> {
  const own = { vendor: { equals: vendor } };
  const requests = await db.rows('they go with the vendor', 'profile-changes', { where: own });
  await db.dropWhere('profile-changes', own);
  return requests.flatMap((request) => documentFields.flatMap((field) => refId(request[field]) ?? []));
}
