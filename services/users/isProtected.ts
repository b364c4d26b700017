import { vendorAccept } from '../../domain/catalogue/visible';
import type { User } from '../../payload-types';
import type { Db } from '../db/types';

/** Whether an account is an admin's or a vendor's, including a suspended one: such an account is never deleted. */
export async function isProtected(db: Db, user: User): Promise<boolean> {
  if (user.role_as !== 0 || user.is_vendor === 1) return true;
  const vendors = await db.asSystem('an account’s vendor record decides whether it may be deleted').count('vendors', {
    and: [{ user: { equals: user.id } }, { accept: { not_equals: vendorAccept.pending } }, { deleted: { equals: 0 } }],
  });
  return vendors > 0;
}
