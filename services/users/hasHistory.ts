import type { Id } from '../ctx';
import type { Db } from '../db/types';

const why = 'what points at an account decides how it goes';

/** Whether orders or a former vendor record point at the account, so that its record has to stay. */
export async function hasHistory(db: Db, user: Id): Promise<boolean> {
  const own = { customer: { equals: user } };
  if ((await db.countRows(why, 'orders', own)) > 0) return true;
  return (await db.countRows(why, 'vendors', { and: [{ user: { equals: user } }, { deleted: { equals: 1 } }] })) > 0;
}
