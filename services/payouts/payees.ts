/** The vendors behind balances: what they are called, whether they are open, and where their money goes. */
import { isOpen } from '../../domain/shops/isOpen';
import type { PayoutAccount, User, Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { inParts } from '../inParts';
import { filled, possibleId, refId } from '../relations';
import { payoutsWhy } from './reasons';

const AT_ONCE = 500;

export type Payee = { vendor: Id; business_name: string; isOpen: boolean };

/** By the vendor's id as text. One that is gone is not there. Two queries for each five hundred. */
export async function readPayees(ctx: Ctx, vendors: readonly (Id | string)[]): Promise<Map<string, Payee>> {
  const found = new Map<string, Payee>();
  for (const ids of inParts(possibleIds(ctx, vendors), AT_ONCE)) {
    const rows = await ctx.db.rows(payoutsWhy, 'vendors', {
      where: { id: { in: ids } },
      select: { business_name: true, name: true, accept: true, user: true },
      limit: AT_ONCE,
    });
    const known = await fillRelations<Vendor>(ctx, payoutsWhy, rows, {
      user: { collection: 'users', select: { status: true } },
    });
    for (const vendor of known)
      found.set(String(vendor.id), {
        vendor: vendor.id,
        business_name: vendor.business_name || vendor.name,
        isOpen: isOpen(vendor, filled<User>(vendor.user)),
      });
  }
  return found;
}

/** The account that counts now; `waits` where there is only one that will count later. One query for each five hundred. */
export async function readAccounts(
  ctx: Ctx,
  vendors: readonly (Id | string)[],
): Promise<Map<string, PayoutAccount | 'waits'>> {
  const now = ctx.now.toISOString();
  const found = new Map<string, PayoutAccount | 'waits'>();
  for (const ids of inParts(possibleIds(ctx, vendors), AT_ONCE)) {
    const rows = await ctx.db.rows(payoutsWhy, 'payout-accounts', {
      where: { vendor: { in: ids } },
      sort: ['-valid_from', '-id'],
      limit: 0,
    });
    for (const row of rows) {
      const vendor = String(refId(row.vendor));
      const known = found.get(vendor);
      if (row.valid_from > now) found.set(vendor, known ?? 'waits');
      else if (known === undefined || known === 'waits') found.set(vendor, row);
    }
  }
  return found;
}

const possibleIds = (ctx: Ctx, vendors: readonly (Id | string)[]): Id[] =>
  vendors.map((vendor) => possibleId(ctx, vendor)).filter((id) => id !== null);
