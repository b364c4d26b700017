import { vendorAccept } from '../../domain/catalogue/visible';
import type { Id } from '../ctx';
import type { Db } from '../db';

/** Takes away what a person kept in the shop: cart, favourites, addresses, notices, codes, a pending application. */
export async function dropAccountRecords(db: Db, user: Id): Promise<void> {
  const own = { user: { equals: user } };
  await db.dropWhere('carts', own);
  await db.dropWhere('favorites', own);
  await db.dropWhere('addresses', own);
  await db.dropWhere('notifications', own);
  await db.dropWhere('one-time-codes', own);
  await db.dropWhere('idempotency-keys', own);
  await db.dropWhere('two-factors', own);
  const pending = { and: [own, { accept: { equals: vendorAccept.pending } }, { deleted: { equals: 0 } }] };
  await db.asSystem('a pending application goes with its account').removeWhere('vendors', pending);
}
