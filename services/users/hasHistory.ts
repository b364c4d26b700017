import type { Id } from '../ctx';
import type { Db } from '../db';

/** Whether orders or a former vendor record point at the account, so that its record has to stay. */
export async function hasHistory(db: Db, user: Id): Promise<boolean> {
  const records = db.asSystem('what points at an account decides how it goes');
  if ((await records.count('orders', { customer: { equals: user } })) > 0) return true;
  return (await records.count('vendors', { and: [{ user: { equals: user } }, { deleted: { equals: 1 } }] })) > 0;
}
