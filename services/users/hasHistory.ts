import type { Id } from '../ctx';
import type { Db } from '../db';

const why = 'what points at an account decides how it goes';

/** Whether orders, one that is just being written, or a former vendor record point at the account, so that its record has to stay. */
export async function hasHistory(db: Db, user: Id): Promise<boolean> {
  const own = { customer: { equals: user } };
  // Notes first: one that is gone by then is an order, or came to nothing.
  if ((await db.countRows(why, 'unfinished-orders', own)) > 0) return true;
  if ((await db.countRows(why, 'orders', own)) > 0) return true;
  return (await db.countRows(why, 'vendors', { and: [{ user: { equals: user } }, { deleted: { equals: 1 } }] })) > 0;
}

/**
 * Inside the transaction that takes the account away, before its history is looked at. Where nothing is rolled back an order notes
 * itself and looks at the account then: from here on it is refused, or its note can be seen. Elsewhere the two cannot
 * both commit: SQLite lets one through at a time, on MongoDB both take the cart away.
 */
export async function refuseOrders(db: Db, user: Id): Promise<void> {
  if (!db.canRollBack()) await db.claim('users', { id: { equals: user } }, { status: 0 });
}
