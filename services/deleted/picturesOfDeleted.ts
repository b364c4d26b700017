import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { markOf, picturesIn } from './marks';

/** Those of these pictures that belong to a deletion that can still be restored. */
export async function picturesOfDeleted(db: Db, ids: readonly Id[]): Promise<string[]> {
  const wanted = new Set(ids.map(String));
  const or = [...wanted].map((id) => ({ marks: { contains: markOf('media', id) } }));
  const found = await db.rows('a picture that may come back is not removed', 'deleted-documents', {
    where: { or },
    select: { marks: true },
    sort: 'id',
  });
  return found.flatMap(({ marks }) => picturesIn(marks ?? '')).filter((id) => wanted.has(id));
}
