/** A bank's file about transfers: what its rows are about, and marking those payouts as sent. */
import { isFailure } from '../../domain/failure';
import { accountNumber, matchRows, type BankRow, type MatchedRow } from '../../domain/payouts/bankRows';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { usedTransfers } from '../transfers/usedTransfers';
import { markSent } from './movePayout';
import { readPayees } from './payees';
import { payoutsWhy } from './reasons';

type Seen = MatchedRow & { business_name: string | null };

/** Nothing changes. */
export async function previewBankRows(ctx: Ctx, rows: readonly BankRow[]): Promise<Seen[]> {
  const waiting = await waitingTransfers(ctx);
  const used = await usedTransfers(
    ctx,
    rows.map(({ reference }) => reference),
  );
  const matched = matchRows(rows, waiting, used);
  const vendorOf = new Map(waiting.map(({ id, vendor }) => [String(id), String(refId(vendor))]));
  const payees = await readPayees(
    ctx,
    matched.flatMap(({ payout }) => (payout === null ? [] : (vendorOf.get(String(payout)) ?? []))),
  );
  return matched.map((row) => ({
    ...row,
    business_name: payees.get(vendorOf.get(String(row.payout)) ?? '')?.business_name ?? null,
  }));
}

/** `used`: not sent, because another payout or a refund has the reference. */
type RowOutcome = { line: number; payout_id: Id; sent: boolean; used: boolean };
type AppliedRow = { line: number; payout_id: Id; number: string; amount: number; reference: string };

/** Each row by itself: one that cannot be marked any more does not hold up the others. */
export async function applyBankRows(ctx: Ctx, rows: readonly AppliedRow[]): Promise<RowOutcome[]> {
  const waiting = new Map((await waitingTransfers(ctx)).map((each) => [String(each.id), each]));
  const results: RowOutcome[] = [];
  for (const row of rows) {
    const payout = waiting.get(String(row.payout_id));
    const fits = payout && accountNumber(payout.number) === accountNumber(row.number) && payout.amount === row.amount;
    const outcome = fits ? await mark(ctx, payout, row) : { sent: false, used: false };
    results.push({ line: row.line, payout_id: row.payout_id, ...outcome });
  }
  return results;
}

async function mark(ctx: Ctx, payout: { id: Id; number: string; amount: number }, { reference }: AppliedRow) {
  try {
    await markSent(ctx, payout.id, { reference, from: 'bank' }, payout);
    return { sent: true, used: false };
  } catch (error) {
    if (isFailure(error) && error.code === 'changedMeanwhile') return { sent: false, used: false };
    if (isFailure(error) && error.fields.reference) return { sent: false, used: true };
    throw error;
  }
}

/** Every bank transfer that waits is compared, whatever its run. */
const waitingTransfers = (ctx: Ctx) =>
  ctx.db.rows(payoutsWhy, 'payouts', {
    where: { and: [{ status: { equals: 'approved' } }, { method: { equals: 'bank' } }] },
    sort: 'createdAt',
    select: { number: true, amount: true, vendor: true },
    limit: 0,
  });
