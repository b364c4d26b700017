import type { AdjustBody } from '../../contract/ledger';
import {
  adjusted,
  checkedSides,
  checkPoster,
  type Adjustable,
  type AdjustmentStatus,
  type Side,
} from '../../domain/ledger/adjustments';
import { accountOf } from '../../domain/ledger/accounts';
import { NOWHERE } from '../../domain/ledger/events';
import { Failure, invalid } from '../../domain/failure';
import type { LedgerAdjustment } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import { takeFromDesk, takeFromNowhere } from '../cash/takeFromDesk';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, sameRef } from '../relations';
import { readCorrectionRules } from './correctionRules';
import { rowById } from '../rowById';
import { keepParties } from './parties';
import { post } from './post';

const why = 'corrections are kept by the shop itself; who may make them is checked by the call';

/** Prepares a correction; it moves nothing until another person posts it. A desk has to hold what it takes from it. */
export async function prepareAdjustment(ctx: Ctx, body: AdjustBody): Promise<void> {
  const { amount, reason } = body;
  const sides = checkedSides(body);
  await ctx.db.inTransaction(async () => {
    await checkParties(ctx, sides);
    await checkDesk(ctx, sides.credit, amount);
    const made = await ctx.db.insert(why, 'ledger-adjustments', {
      debit_account: sides.debit.account,
      debit_party: sides.debit.party,
      credit_account: sides.credit.account,
      credit_party: sides.credit.party,
      amount,
      reason,
      status: 'prepared',
      prepared_by: actorOf(ctx).id,
    });
    await recordChange(ctx, {
      action: 'created',
      target: 'ledger-adjustments',
      id: made.id,
      title: reason,
      after: { amount, ...sides },
    });
  });
}

/** Cash of packages without a warehouse can be moved to a desk; none is moved there. */
const isNowhere = (name: 'debit' | 'credit', party: string): boolean => name === 'credit' && party === NOWHERE;

/** Nobody who is named is deleted meanwhile. */
async function checkParties(ctx: Ctx, { debit, credit }: { debit: Side; credit: Side }): Promise<void> {
  if (debit.party === '' && credit.party === '') return;
  await keepParties(ctx);
  await checkParty(ctx, 'debit', debit);
  await checkParty(ctx, 'credit', credit);
}

async function checkParty(ctx: Ctx, name: 'debit' | 'credit', { account, party }: Side): Promise<void> {
  const of = accountOf(account).of;
  if (of === undefined || isNowhere(name, party)) return;
  const id = possibleId(ctx, party);
  const where = { id: { equals: id } };
  const there =
    id !== null &&
    (await (of === 'vendor' ? ctx.db.countRows(why, 'vendors', where) : ctx.db.countRows(why, 'warehouses', where)));
  if (!there) throw invalid({ [`${name}_party`]: 'notAllowed' });
}

/**
 * Posts a correction that another person has prepared, where two are needed: its entry and its state commit together.
 * What it takes from a cash desk has to be there by now.
 */
export async function postAdjustment(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const found = await prepared(ctx, id);
    const isOwn = sameRef(found.prepared_by, actorOf(ctx).id);
    checkPoster(isOwn, (await readCorrectionRules(ctx)).two_person_corrections === 1);
    const debit = { account: found.debit_account as Adjustable, party: found.debit_party ?? '' };
    const credit = { account: found.credit_account as Adjustable, party: found.credit_party ?? '' };
    await checkParties(ctx, { debit, credit });
    await decide(ctx, found, 'posted', '');
    await checkDesk(ctx, credit, found.amount);
    await post(ctx, {
      event: 'adjustment',
      subject: `adjustment:${found.id}`,
      order_number: null,
      lines: adjusted({ debit, credit, amount: found.amount }),
      note: found.reason,
    });
  });
}

/** A credit takes from a desk. */
async function checkDesk(ctx: Ctx, { account, party }: Side, amount: number): Promise<void> {
  if (account !== 'cash_warehouse') return;
  const desk = possibleId(ctx, party);
  if (desk !== null) await takeFromDesk(ctx, desk, amount, 'amount');
  else if (party === NOWHERE) await takeFromNowhere(ctx, amount, 'amount');
}

/** Discards a correction that was not posted, and stores the reason. Any admin may, including the one who prepared it. */
export async function discardAdjustment(ctx: Ctx, id: Id, reason: string): Promise<void> {
  await ctx.db.inTransaction(async () => decide(ctx, await prepared(ctx, id), 'discarded', reason));
}

async function prepared(ctx: Ctx, id: Id): Promise<LedgerAdjustment> {
  const found = await rowById(ctx, why, 'ledger-adjustments', id);
  if (found.status !== 'prepared') throw new Failure('doneAlready');
  return found;
}

/** Of two who decide at once the second is refused. */
async function decide(
  ctx: Ctx,
  found: LedgerAdjustment,
  status: Exclude<AdjustmentStatus, 'prepared'>,
  reason: string,
): Promise<void> {
  const claimed = await ctx.db.claim(
    'ledger-adjustments',
    { and: [{ id: { equals: found.id } }, { status: { equals: 'prepared' } }] },
    { status, decided_by: actorOf(ctx).id, decided_at: ctx.now.toISOString(), decision_reason: reason },
  );
  if (!claimed) throw new Failure('doneAlready');
  await recordChange(ctx, {
    action: 'changed',
    target: 'ledger-adjustments',
    id: found.id,
    title: found.reason,
    before: { status: 'prepared' },
    after: { status },
    reason,
  });
}
