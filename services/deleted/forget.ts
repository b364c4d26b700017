/** Removes an erased person or vendor from everything that can still be restored. */
import type { CollectionSlug } from 'payload';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { sameRef } from '../relations';
import { markOf, marksOf, type MarkedCollection } from './marks';
import { relationFields } from './relationsOf';

const why = 'what is kept of somebody is erased with them';
const AT_ONCE = 20;
type Row = Record<string, unknown> & { id: Id };

/** Removes what a person wrote or kept, and their name from what they deleted. */
export async function forgetPerson(db: Db, user: Id): Promise<void> {
  await db.setWhere('deleted-records', { by: { equals: user } }, { by: null, by_name: '' });
  await forgetMarked(db, 'users', user);
}

/** Removes a vendor's products: those deleted on their own, and those deleted with a category. */
export async function forgetVendor(db: Db, vendor: Id): Promise<void> {
  const own = { vendor: { equals: vendor } };
  for (;;) {
    const records = await db.rows(why, 'deleted-records', { where: own, sort: 'id', limit: 500, select: {} });
    if (records.length === 0) break;
    const ids = records.map(({ id }) => id);
    await db.dropWhere('deleted-documents', { deletion: { in: ids } });
    await db.dropWhere('deleted-records', { id: { in: ids } });
  }
  await forgetMarked(db, 'vendors', vendor);
}

/** Documents that require the erased record are removed; others only lose the reference. */
async function forgetMarked(db: Db, slug: MarkedCollection, id: Id): Promise<void> {
  const marked = { marks: { contains: markOf(slug, id) } };
  for (;;) {
    const chunks = await db.rows(why, 'deleted-documents', { where: marked, sort: 'id', limit: AT_ONCE });
    if (chunks.length === 0) return;
    for (const chunk of chunks) {
      const target = chunk.target as CollectionSlug;
      const fields = relationFields(db.payload, target).filter(({ to }) => to === slug);
      const documents = (chunk.documents as Row[])
        .filter((row) => !fields.some(({ name, isNeeded }) => isNeeded && sameRef(row[name] as Id, id)))
        .map((row) => {
          const named = fields
            .filter(({ name }) => sameRef(row[name] as Id, id))
            .map(({ name }) => [name, null] as const);
          return { ...row, ...Object.fromEntries(named) };
        });
      const marks = marksOf(db.payload, target, documents);
      await db.claim('deleted-documents', { id: { equals: chunk.id } }, { documents, marks });
    }
  }
}
