import { accountOf, isAccount } from '../../domain/ledger/accounts';
import type { Ctx } from '../ctx';
import { possibleId } from '../relations';

const why = 'only admins read the ledger, and whose balance a line moves';

type Party = { account: string; party?: string | null | undefined; order_number?: number | null };
export type PartyNames = (line: Party) => { id: string; name: string } | null;

/** What the parties of these lines are called. Two queries for all of them. */
export async function partyNames(ctx: Ctx, lines: readonly Party[]): Promise<PartyNames> {
  const ids = (of: string) => [
    ...new Set(
      lines
        .filter(({ account }) => isAccount(account) && accountOf(account).of === of)
        .map(({ party }) => possibleId(ctx, party ?? ''))
        .filter((id) => id !== null),
    ),
  ];
  const [vendorIds, warehouseIds] = [ids('vendor'), ids('warehouse')];
  const vendors = await ctx.db.rows(why, 'vendors', {
    where: { id: { in: vendorIds } },
    select: { business_name: true, name: true },
    limit: Math.max(vendorIds.length, 1),
  });
  const warehouses = await ctx.db.rows(why, 'warehouses', {
    where: { id: { in: warehouseIds } },
    select: { name: true },
    limit: Math.max(warehouseIds.length, 1),
  });
  const names = new Map<string, string>([
    ...vendors.map((each) => [`vendor ${each.id}`, each.business_name || each.name] as const),
    ...warehouses.map((each) => [`warehouse ${each.id}`, each.name] as const),
  ]);
  return ({ account, party, order_number: order }) => {
    const of = isAccount(account) ? accountOf(account).of : undefined;
    if (!of || !party) return null;
    const isOrders = of === 'order' || of === 'refund';
    return { id: party, name: isOrders ? String(order ?? '') : (names.get(`${of} ${party}`) ?? '') };
  };
}
