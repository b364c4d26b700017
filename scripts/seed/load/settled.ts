/** What was settled in the past three months: cash counted and taken to the bank, and vendors paid by two people. */
import { createLocalReq } from 'payload';
import { denominations } from '../../../domain/cash/count';
import { cashDeposited, cashDifference, payoutSent } from '../../../domain/ledger/events';
import { sumOf } from '../../../domain/money';
import { cashAt } from '../../../services/cash/cashThere';
import type { Ctx } from '../../../services/ctx';
import { post } from '../../../services/ledger/post';
import { vendorBalances } from '../../../services/ledger/vendorBalances';
import { openCtx } from '../../../services/openCtx';
import { warehouses as warehouseRows } from '../people';
import type { People } from './people';
import type { Doc, Id, Store } from './store';

type Demo = { people: People; vendors: ReadonlyMap<string, Doc>; warehouses: ReadonlyMap<string, Id> };

const COUNTED = 12;
const PAID = 15;
/** Found missing at the first warehouse. */
const MISSING = 20;

export async function loadSettled(store: Store, demo: Demo): Promise<void> {
  const ctx = openCtx(await createLocalReq({}, store.payload));
  if ((await store.by('payout-runs', 'id')).size === 0) await loadRun(ctx, store, demo);
  if ((await store.by('cash-counts', 'id')).size > 0) return;
  for (const [place, row] of warehouseRows.entries())
    await loadDesk(ctx, store, { ...demo, name: row.name, incharge: row.incharge, missing: place === 0 ? MISSING : 0 });
}

type Desk = Demo & { name: string; incharge: string; missing: number };

async function loadDesk(ctx: Ctx, store: Store, { people, warehouses, name, incharge, missing }: Desk): Promise<void> {
  const warehouse = warehouses.get(name)!;
  const at = store.daysAgo(COUNTED);
  const expected = await cashAt(ctx, warehouse, at);
  if (expected <= missing) return;
  const counted = expected - missing;
  const by = people.get(incharge)!.id;
  const written = { warehouse, latest: 1, createdAt: at.toISOString(), updatedAt: at.toISOString() };
  const count = await store.write('cash-counts', {
    ...written,
    expected,
    counted,
    difference: -missing,
    pieces: piecesOf(counted),
    reason: missing > 0 ? 'Change was given twice' : '',
    counted_by: by,
  });
  const difference = cashDifference(warehouse, -missing);
  const note = missing > 0 ? 'Change was given twice' : '';
  await post(
    ctx,
    { event: 'cash_difference', subject: `cash-count:${count.id}`, order_number: null, lines: difference, note },
    at,
  );
  const slip = `DEMO-${String(warehouse).slice(-4)}-1`;
  const deposit = await store.write('cash-deposits', {
    ...written,
    amount: counted,
    slip,
    slip_key: `${warehouse}:${slip}`,
    bank: 'Demo Bank',
    branch: 'Motijheel',
    deposited_by: by,
  });
  const lines = cashDeposited(warehouse, counted);
  await post(
    ctx,
    { event: 'cash_deposited', subject: `cash-deposit:${deposit.id}`, order_number: null, lines, note: slip },
    at,
  );
}

/** The fewest notes and coins that make an amount. */
function piecesOf(amount: number): Record<string, number> {
  let left = amount;
  return Object.fromEntries(
    [...denominations]
      .sort((a, b) => b - a)
      .map((value) => {
        const pieces = Math.floor(left / value);
        left -= pieces * value;
        return [String(value), pieces] as const;
      }),
  );
}

const PAYEES = ['vendor.fashion', 'grocer.savar'] as const;

/** A run of which every payout was sent: half of what was available then. */
async function loadRun(ctx: Ctx, store: Store, { people, vendors }: Demo): Promise<void> {
  const at = store.daysAgo(PAID);
  const accounts = await store.by('payout-accounts', 'vendor');
  const balances = await vendorBalances(
    ctx,
    PAYEES.map((name) => vendors.get(name)!.id),
    at,
  );
  const paid = balances
    .map(({ vendor, available }) => ({
      vendor,
      amount: Math.floor(available / 2),
      account: accounts.get(String(vendor)),
    }))
    .filter(({ amount, account }) => amount > 0 && account !== undefined);
  if (paid.length === 0) return;
  const dated = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
  const run = await store.write('payout-runs', {
    ...dated,
    status: 'done',
    until: at.toISOString(),
    minimum: 100,
    total: sumOf(paid.map(({ amount }) => amount)),
    payouts: paid.length,
    prepared_by: people.get('subadmin')!.id,
    approved_by: people.get('admin')!.id,
    approved_at: at.toISOString(),
    note: '',
  });
  for (const { vendor, amount, account } of paid) {
    const { method, number, holder, bank, branch, routing } = account!;
    const reference = `DEMO-PAY-${String(vendor).slice(-4)}`;
    const payout = await store.write('payouts', {
      ...dated,
      run: run.id,
      vendor,
      amount,
      status: 'sent',
      method,
      number,
      holder,
      bank,
      branch,
      routing,
      reference,
      sent_from: 'bank',
      sent_at: at.toISOString(),
      sent_by: people.get('admin')!.id,
    });
    const lines = payoutSent(vendor, amount, 'bank');
    await post(
      ctx,
      { event: 'payout_sent', subject: `payout:${payout.id}`, order_number: null, lines, note: reference },
      at,
    );
  }
}
