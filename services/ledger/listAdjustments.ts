import type { allAdjustments } from '../../contract/ledger';
import type { InputOf } from '../../contract/route';
import type { Ctx } from '../ctx';
import { cashThere } from '../cash/cashThere';
import { fillRelations } from '../fillRelations';
import { allOf, is, related } from '../listing';
import { partyNames } from './partyNames';

const why = 'only admins read corrections';
const PAGE = 20;
const named = { collection: 'users', select: { name: true } } as const;

/**
 * A window of the corrections, newest first, with the names of people and parties, and what each desk holds if one of
 * them waits. Up to six queries.
 */
export async function listAdjustments(ctx: Ctx, query: InputOf<typeof allAdjustments>['query']) {
  const { docs, total } = await ctx.db.rowWindow(why, 'ledger-adjustments', {
    where: allOf(is('status', query.status), related(ctx, 'id', query.id)),
    sort: ['-createdAt', '-id'],
    offset: query.offset ?? 0,
    limit: query.limit ?? PAGE,
  });
  const partyOf = await partyNames(
    ctx,
    docs.flatMap((each) => [
      { account: each.debit_account, party: each.debit_party },
      { account: each.credit_account, party: each.credit_party },
    ]),
  );
  const cash = docs.some(({ status }) => status === 'prepared') ? await cashThere(ctx) : new Map<string, number>();
  return {
    docs: await fillRelations(ctx, why, docs, { prepared_by: named, decided_by: named }),
    total,
    partyOf,
    cash,
  };
}
