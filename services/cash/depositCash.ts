import { decideDeposit, noteOf, type Deposited } from '../../domain/cash/deposit';
import { invalid } from '../../domain/failure';
import { cashDeposited } from '../../domain/ledger/events';
import { westernDigits } from '../../domain/text/bangla';
import { actorOf, type Ctx, type Id } from '../ctx';
import { post } from '../ledger/post';
import { onlyOnce } from '../repeats/onlyOnce';
import { cashAt } from './cashThere';
import { heldWarehouse } from './deskOf';

/** `counted`: what the bank counted; the amount without it. */
export type DepositSaid = {
  amount: number;
  counted?: number | undefined;
  reason: string;
  slip: string;
  bank: string;
  branch: string;
};
export type DepositResult = Pick<Deposited, 'counted' | 'difference'> & { id: Id; left: number };

const why = 'the desk itself keeps what was taken to the bank';

/** The slip's number in one form, however it is typed. */
const slipKeyOf = (warehouse: Id, slip: string): string =>
  `${warehouse}:${westernDigits(slip).replace(/\s/g, '').toUpperCase()}`;

/**
 * Records that cash of one of the caller's warehouses was taken to the bank, and posts it with what the bank counted
 * differently, in one transaction: no more than is at the desk, and each slip only once. `left` is what should be there
 * afterwards.
 */
export const depositCash = (ctx: Ctx, warehouse: Id, said: DepositSaid): Promise<DepositResult> =>
  onlyOnce(ctx, 'depositCash', { warehouse, ...said }, () =>
    ctx.db.inTransaction(async () => {
      const { id: here } = await heldWarehouse(ctx, warehouse);
      const there = await cashAt(ctx, here);
      const deposited = decideDeposit(said, there);
      const slip_key = slipKeyOf(here, said.slip);
      if ((await ctx.db.countRows(why, 'cash-deposits', { slip_key: { equals: slip_key } })) > 0)
        throw invalid({ slip: 'slipUsed' });
      await ctx.db.setWhere(
        'cash-deposits',
        { and: [{ warehouse: { equals: here } }, { latest: { equals: 1 } }] },
        { latest: 0 },
      );
      const deposit = await ctx.db.asSystem(why).create('cash-deposits', {
        ...deposited,
        warehouse: here,
        slip: said.slip,
        slip_key,
        bank: said.bank,
        branch: said.branch,
        deposited_by: actorOf(ctx).id,
        latest: 1,
      });
      await post(ctx, {
        event: 'cash_deposited',
        subject: `cash-deposit:${deposit.id}`,
        order_number: null,
        lines: cashDeposited(here, deposited),
        note: noteOf({ slip: said.slip, reason: deposited.reason }),
      });
      const { amount, counted, difference } = deposited;
      return { id: deposit.id, left: there - amount, counted, difference };
    }),
  );
