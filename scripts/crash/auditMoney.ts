/** Checks afterwards: the ledger balances, nobody was paid twice, and every confirmed money action is done. */
import type { Payload } from 'payload';
import type { SimulatorState } from '../../gateways/bkash/simulator/state';
import { ref, sum, type Row } from '../verify/reader';
import { all } from './rows';
import type { Told } from './told';

/** The numbers of counts and deposits before the test. */
export type CashBefore = { counts: number; deposits: number };

export const countCash = async (payload: Payload): Promise<CashBefore> => ({
  counts: (await payload.db.count({ collection: 'cash-counts', where: {} })).totalDocs,
  deposits: (await payload.db.count({ collection: 'cash-deposits', where: {} })).totalDocs,
});

export async function auditMoneyOf(payload: Payload, before: CashBefore, told: Told, wrong: string[]): Promise<void> {
  const lines = await all(payload, 'journal-lines', ['account', 'party', 'amount']);
  if (sum(lines, 'amount') !== 0) wrong.push(`the trial balance is ${sum(lines, 'amount')}`);
  await auditPayouts(payload, lines, told, wrong);
  await auditCorrections(payload, told, wrong);
  await auditCash(payload, before, told, wrong);
  await auditRefunds(payload, told, wrong);
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [String(row.id), row]));

async function auditPayouts(payload: Payload, lines: readonly Row[], told: Told, wrong: string[]): Promise<void> {
  const payouts = await all(payload, 'payouts', ['vendor', 'amount', 'status', 'reference', 'sent_at']);
  const known = byId(payouts);
  for (const { id, reference } of told.payouts) {
    const row = known.get(String(id));
    const isSent = Boolean(row?.sent_at) && ref(row?.reference) === reference;
    if (reference !== null ? !isSent : row?.status !== 'failed')
      wrong.push(`payout ${id} was told ${reference ? 'sent' : 'failed'} and is ${ref(row?.status)}`);
  }
  // Everything ever paid to a vendor, or waiting to be, is no more than was ever earned or corrected.
  const owed = lines.filter(({ account }) => account === 'owed_vendor');
  for (const vendor of new Set(payouts.map((each) => ref(each.vendor)))) {
    const own = payouts.filter((each) => ref(each.vendor) === vendor);
    const cameBack = own.filter(({ status, sent_at: at }) => status === 'failed' && Boolean(at));
    const credited = owed.filter((line) => ref(line.party) === vendor && Number(line.amount) < 0);
    const earned = -sum(credited, 'amount') - sum(cameBack, 'amount');
    const standing = own.filter(({ status }) => !['failed', 'discarded'].includes(ref(status)));
    if (sum(standing, 'amount') > earned)
      wrong.push(`vendor ${vendor} earned ${earned} and is paid ${sum(standing, 'amount')}`);
  }
  const sent = await all(payload, 'journal-entries', ['subject'], { event: { equals: 'payout_sent' } });
  const paid = payouts.filter(({ sent_at: at }) => Boolean(at));
  if (sent.length !== paid.length || new Set(sent.map(({ subject }) => subject)).size !== sent.length)
    wrong.push(`${paid.length} payouts were sent, ${sent.length} are in the journal`);
}

async function auditCorrections(payload: Payload, told: Told, wrong: string[]): Promise<void> {
  const known = byId(await all(payload, 'ledger-adjustments', ['status']));
  for (const { id, status } of told.corrections)
    if (known.get(String(id))?.status !== status)
      wrong.push(`correction ${id} was told ${status} and is ${ref(known.get(String(id))?.status)}`);
  const entries = await all(payload, 'journal-entries', ['subject'], { event: { equals: 'adjustment' } });
  const posted = [...known.values()].filter(({ status }) => status === 'posted');
  if (entries.length !== posted.length)
    wrong.push(`${posted.length} corrections are posted, ${entries.length} are in the journal`);
}

/** Each call was repeated until it was answered: there are as many records as answers. */
async function auditCash(payload: Payload, before: CashBefore, told: Told, wrong: string[]): Promise<void> {
  const counts = await all(payload, 'cash-counts', ['counted']);
  const deposits = await all(payload, 'cash-deposits', ['amount', 'counted', 'difference', 'slip']);
  const [counted, deposited] = [byId(counts), byId(deposits)];
  for (const { id, counted: amount } of told.counts)
    if (counted.get(String(id))?.counted !== amount) wrong.push(`count ${id} of ${amount} was told and is not there`);
  for (const { id, amount, counted: atBank, slip } of told.deposits) {
    const row = deposited.get(String(id));
    const isTold = row?.amount === amount && row.counted === atBank && row.difference === atBank - amount;
    if (!isTold || row.slip !== slip) wrong.push(`deposit ${id} of ${amount} was told and is not there`);
  }
  const made = { counts: counts.length - before.counts, deposits: deposits.length - before.deposits };
  if (made.counts !== told.counts.length || made.deposits !== told.deposits.length)
    wrong.push(
      `${told.counts.length} counts and ${told.deposits.length} deposits were answered, ${made.counts} and ${made.deposits} are there`,
    );
}

async function auditRefunds(payload: Payload, told: Told, wrong: string[]): Promise<void> {
  const returns = byId(await all(payload, 'returns', ['payment_refund', 'refund_trx_id']));
  for (const id of told.returns) if (!returns.has(String(id))) wrong.push(`return ${id} was told and is not there`);
  for (const { id, proof } of told.refunds) {
    const row = returns.get(String(id));
    if (row?.payment_refund !== 1 || row.refund_trx_id !== proof)
      wrong.push(`the refund of return ${id} was told and is not marked`);
  }
}

/** What bKash has transferred equals the payouts that the shop says it has sent, one by one: nobody was paid twice. */
export async function auditTransfers(payload: Payload, { payouts }: SimulatorState, wrong: string[]): Promise<void> {
  const rows = await all(payload, 'payouts', ['invoice', 'amount', 'status', 'reference', 'sent_at', 'sent_from']);
  const byBkash = rows.filter(({ sent_from: from, sent_at: at, invoice }) => at && invoice && from === 'wallet_bkash');
  const sent = new Map(byBkash.map((row) => [ref(row.invoice), row]));
  if (new Set(payouts.map(({ invoice }) => invoice)).size !== payouts.length)
    wrong.push('bKash was asked twice for one payout');
  for (const { invoice, trxId, amount } of payouts) {
    const row = sent.get(invoice);
    if (row?.reference !== trxId || row.amount !== Number(amount))
      wrong.push(`bKash transferred ${amount} for ${invoice}, the shop says ${row ? ref(row.status) : 'nothing'}`);
    sent.delete(invoice);
  }
  for (const invoice of sent.keys()) wrong.push(`the shop believes that bKash has transferred ${invoice}`);
}
