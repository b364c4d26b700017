/** The keys of references and transactions that an earlier release has written, or a server of one that still runs. */
import { trxKeyOf } from '../../domain/refunds/trxKey';
import type { Ctx, Id } from '../ctx';

const why = 'numbers of earlier releases are compared as those of now';
const AT_ONCE = 500;
const places = [
  { collection: 'payouts', typed: 'reference', key: 'reference_key' },
  { collection: 'payments', typed: 'refund_trx_id', key: 'refund_trx_key' },
] as const;

/** Stores the key beside each number that has none. It is interrupted and repeated without harm. */
export async function keyPast(ctx: Ctx): Promise<void> {
  for (const { collection, typed, key } of places) {
    let last: Id | null = null;
    for (;;) {
      const rows: Record<string, unknown>[] = await ctx.db.anyRows(why, collection, {
        where: {
          and: [
            { [key]: { exists: false } },
            { [typed]: { greater_than: '' } },
            ...(last === null ? [] : [{ id: { greater_than: last } }]),
          ],
        },
        sort: 'id',
        select: { [typed]: true },
        limit: AT_ONCE,
      });
      if (rows.length === 0) break;
      last = rows.at(-1)!.id as Id;
      await ctx.db.inTransaction(async () => {
        for (const row of rows)
          await ctx.db.setWhere(
            collection,
            { id: { equals: row.id } },
            { [key]: trxKeyOf(String(row[typed] ?? '')), updatedAt: null },
          );
      });
    }
  }
}
