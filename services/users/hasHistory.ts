import type { Id } from '../ctx';
import type { Db } from '../db';

const why = 'what points at an account decides how it goes';

/**
 * Whether orders or a former vendor record point at the account, so that its record has to stay. To be asked in the transaction
 * that takes it away.
 */
export async function hasHistory(db: Db, user: Id): Promise<boolean> {
  const own = { customer: { equals: user } };
  if (!db.canRollBack()) {
    // An order there notes itself and looks at the account then: from here on it is refused, or its note can be seen.
    await db.claim('users', { id: { equals: user } }, { status: 0 });
    if ((await db.countRows(why, 'unfinished-orders', own)) > 0) return true;
  }
  if ((await db.countRows(why, 'orders', own)) > 0) return true;
  return (await db.countRows(why, 'vendors', { and: [{ user: { equals: user } }, { deleted: { equals: 1 } }] })) > 0;
}
