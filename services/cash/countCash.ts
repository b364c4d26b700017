import { countedOf, decideDifference, type Pieces } from '../../domain/cash/count';
import { Failure } from '../../domain/failure';
import { cashDifference } from '../../domain/ledger/events';
import type { CashCount } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { post } from '../ledger/post';
import { onlyOnce } from '../repeats/onlyOnce';
import { cashAt } from './cashThere';
import { heldWarehouse } from './deskOf';

/** `expected`: the sum that the person who counts was shown. */
export type CountSaid = { expected: number; pieces: Pieces; reason: string };
export type CountResult = Pick<CashCount, 'id' | 'expected' | 'counted' | 'difference'>;

const why = 'the desk itself keeps what was counted';

/**
 * Records a cash count of one of the caller's warehouses and posts the difference, in one transaction. Refused when the
 * expected sum has changed meanwhile: a package completed in between must neither be lost nor taken for a difference.
 */
export const countCash = (ctx: Ctx, warehouse: Id, said: CountSaid): Promise<CountResult> =>
  onlyOnce(ctx, 'countCash', { warehouse, ...said }, () =>
    ctx.db.inTransaction(async () => {
      const { id: here } = await heldWarehouse(ctx, warehouse);
      const expected = await cashAt(ctx, here);
      if (expected !== said.expected) throw new Failure('cashChanged', { params: { expected } });
      const counted = countedOf(said.pieces);
      const difference = decideDifference({ expected, counted }, said.reason);
      await ctx.db.setWhere(
        'cash-counts',
        { and: [{ warehouse: { equals: here } }, { latest: { equals: 1 } }] },
        { latest: 0 },
      );
      const count = await ctx.db.asSystem(why).create('cash-counts', {
        warehouse: here,
        expected,
        counted,
        difference,
        pieces: said.pieces,
        reason: said.reason,
        counted_by: actorOf(ctx).id,
        latest: 1,
      });
      await post(ctx, {
        event: 'cash_difference',
        subject: `cash-count:${count.id}`,
        order_number: null,
        lines: cashDifference(here, difference),
        note: said.reason,
      });
      return { id: count.id, expected, counted, difference };
    }),
  );
