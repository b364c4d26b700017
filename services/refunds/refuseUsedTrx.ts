import type { Where } from 'payload';
import { invalid } from '../../domain/failure';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import type { Ctx, Id } from '../ctx';

const why = 'a transaction is the proof of one refund';

/**
 * Throws if this transaction is the proof of another refund: of another return, of a prepared refund, or of bKash's
 * own.
 */
export async function refuseUsedTrx(ctx: Ctx, typed: string, { request }: { request: Id }): Promise<void> {
  const key = trxKeyOf(typed);
  if (key === null) return;
  const other: Where = { id: { not_equals: request } };
  const used =
    (await ctx.db.countRows(why, 'returns', {
      // Refunds of earlier releases have no key.
      and: [other, { or: [{ refund_trx_key: { equals: key } }, { refund_trx_id: { equals: typed } }] }],
    })) +
    (await ctx.db.countRows(why, 'refund-requests', {
      and: [
        { trx_key: { equals: key } },
        { status: { equals: 'prepared' } },
        { open_key: { not_equals: String(request) } },
      ],
    })) +
    (await ctx.db.countRows(why, 'payments', { refund_trx_id: { in: [key, typed] } }));
  if (used > 0) throw invalid({ trx_id: 'trxUsed' });
}
