import { isOpen } from '../../domain/shops/isOpen';
import type { User, Vendor } from '../../payload-types';
import type { Db } from '../db/types';
import { refreshVisibility } from '../products/refreshVisibility';

/** Opens or closes a vendor's shop according to the state of the vendor and the account, with its products. */
export async function keepOpen(db: Db, vendor: Vendor, account: Pick<User, 'status'> | null): Promise<void> {
  const own = { vendor: { equals: vendor.id } };
  await db.setWhere('shops', own, { active: isOpen(vendor, account) ? 1 : 0 });
  await refreshVisibility(db, own);
}
