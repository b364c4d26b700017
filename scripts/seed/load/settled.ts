/** The settlements of the past three months: cash counted and deposited, and vendors paid by two people. */
import { createLocalReq } from 'payload';
import { denominations } from '../../../domain/cash/count';
import { noteOf } from '../../../domain/cash/deposit';
import { cashDeposited, cashDifference, payoutSent } from '../../../domain/ledger/events';
import { sumOf } from '../../../domain/money';
import { trxKeyOf } from '../../../domain/refunds/trxKey';
import { cashAt } from '../../../services/cash/cashThere';
import type { Ctx } from '../../../services/ctx';
import { post } from '../../../services/ledger/post';
import { openCtx } from '../../../services/openCtx';
import { cover, coverable, coversBy } from '../../../services/payouts/payoutLines';
import { warehouses as warehouseRows } from '../people';
import type { People } from './people';
import type { Doc, Id, Store } from './store';

type Demo = { people: People; vendors: ReadonlyMap<string, Doc>; warehouses: ReadonlyMap<string, Id> };

/** How many days ago vendors were paid: once in each of three months. */
const PAID = [75, 45, 15] as const;
/** How many days ago desks were counted and emptied: every week. */
const COUNTED = Array.from({ length: 11 }, (_, week) => 82 - week * 7);
/** The differences of some counts of the first warehouse, and their reasons, by week. */
const differences: Readonly<Record<number, { difference: number; reason: string }>> = {
  1: { difference: -20, reason: 'Change was given twice' },
  5: { difference: -3, reason: 'A coin was lost' },
  10: { difference: 5, reason: 'A customer did not wait for the change' },
};

/** What the bank counted differently from the first warehouse's deposit of some weeks, and why. */
const differencesAtBank: Readonly<Record<number, { atBank: number; atBankReason: string }>> = {
  7: { atBank: -50, atBankReason: 'The bank refused a torn note' },
};

export async function loadSettled(store: Store, demo: Demo): Promise<void> {
  const ctx = openCtx(await createLocalReq({}, store.payload));
  if ((await store.by('payout-runs', 'id')).size === 0) for (const days of PAID) await loadRun(ctx, store, demo, days);
  if ((await store.by('cash-counts', 'id')).size > 0) return;
  for (const [place, { name, incharge }] of warehouseRows.entries())
    for (const [week, days] of COUNTED.entries()) {
      const found = (place === 0 && differences[week]) || { difference: 0, reason: '' };
      const apart = (place === 0 && differencesAtBank[week]) || { atBank: 0, atBankReason: '' };
      await loadDesk(ctx, store, { ...demo, ...found, ...apart, name, incharge, week, at: store.daysAgo(days) });
    }
}

type Desk = Demo & {
  name: string;
  incharge: string;
  week: number;
  at: Date;
  difference: number;
  reason: string;
  atBank: number;
  atBankReason: string;
};

async function loadDesk(ctx: Ctx, store: Store, desk: Desk): Promise<void> {
  const { people, warehouses, name, incharge, week, at, difference, reason } = desk;
  const warehouse = warehouses.get(name)!;
  const expected = await cashAt(ctx, warehouse, at);
  const counted = expected + difference;
  if (expected <= 0 || counted <= 0) return;
  const by = people.get(incharge)!.id;
  const latest = week === COUNTED.length - 1 ? 1 : 0;
  const written = { warehouse, latest, createdAt: at.toISOString(), updatedAt: at.toISOString() };
  const count = await store.write('cash-counts', {
    ...written,
    expected,
    counted,
    difference,
    pieces: piecesOf(counted),
    reason,
    counted_by: by,
  });
  const differs = {
    event: 'cash_difference',
    subject: `cash-count:${count.id}`,
    order_number: null,
    lines: cashDifference(warehouse, difference),
    note: reason,
  } as const;
  await post(ctx, differs, at);
  await loadDeposit(ctx, store, desk, { ...written, amount: counted, deposited_by: by });
}

type Written = { warehouse: Id; latest: number; createdAt: string; updatedAt: string };

/** All that was counted is taken to the bank. */
async function loadDeposit(
  ctx: Ctx,
  store: Store,
  { week, at, atBank, atBankReason: reason }: Desk,
  taken: Written & { amount: number; deposited_by: Id },
): Promise<void> {
  const { warehouse, amount } = taken;
  const slip = `DEMO-${String(warehouse).slice(-4)}-${week + 1}`;
  const counted = amount + atBank;
  const deposit = await store.write('cash-deposits', {
    ...taken,
    counted,
    difference: atBank,
    reason,
    slip,
    slip_key: `${warehouse}:${slip}`,
    bank: 'Demo Bank',
    branch: 'Motijheel',
  });
  const deposited = {
    event: 'cash_deposited',
    subject: `cash-deposit:${deposit.id}`,
    order_number: null,
    lines: cashDeposited(warehouse, { amount, counted }),
    note: noteOf({ slip, reason }),
  } as const;
  await post(ctx, deposited, at);
}

/** The fewest notes and coins for an amount. */
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

const PAYEES = ['vendor.fashion', 'vendor.home', 'grocer.savar'] as const;
const MINIMUM = 100;

/** How long before a run what it pays was available: the rest is for the next one. */
const OLDER_THAN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A run of which every payout was sent: what had been available for a week. */
async function loadRun(given: Ctx, store: Store, { people, vendors }: Demo, days: number): Promise<void> {
  const at = store.daysAgo(days);
  const ctx = { ...given, now: at };
  const until = new Date(at.getTime() - OLDER_THAN_DAYS * DAY_MS);
  const accounts = await store.by('payout-accounts', 'vendor');
  const payees = PAYEES.map((name) => vendors.get(name)!.id);
  const covers = await coversBy(ctx, await coverable(ctx, payees, until));
  const paid = payees
    .map((vendor) => ({
      vendor,
      amount: covers.get(String(vendor))?.sum ?? 0,
      lines: covers.get(String(vendor))?.lines ?? 0,
      account: accounts.get(String(vendor)),
    }))
    .filter(({ amount, account }) => amount >= MINIMUM && account !== undefined);
  if (paid.length === 0) return;
  const dated = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
  const run = await store.write('payout-runs', {
    ...dated,
    status: 'done',
    until: until.toISOString(),
    minimum: MINIMUM,
    total: sumOf(paid.map(({ amount }) => amount)),
    payouts: paid.length,
    prepared_by: people.get('subadmin')!.id,
    approved_by: people.get('admin')!.id,
    approved_at: at.toISOString(),
    note: '',
  });
  const payeesOfRun = paid.map(({ vendor }) => vendor);
  await cover(ctx, run.id, payeesOfRun, until);
  for (const each of paid)
    await loadPayout(ctx, store, { ...each, run: run.id, days, by: people.get('admin')!.id, at });
}

type Paid = {
  run: Id;
  vendor: Id;
  amount: number;
  lines: number;
  account: Doc | undefined;
  days: number;
  by: Id;
  at: Date;
};

async function loadPayout(ctx: Ctx, store: Store, paid: Paid): Promise<void> {
  const { run, vendor, amount, lines, days, by, at } = paid;
  const { method, number, holder, bank, branch, routing } = paid.account!;
  const reference = `DEMO-PAY-${days}-${String(vendor).slice(-4)}`;
  const payout = await store.write('payouts', {
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    run,
    vendor,
    amount,
    lines,
    status: 'sent',
    method,
    number,
    holder,
    bank,
    branch,
    routing,
    reference,
    reference_key: trxKeyOf(reference),
    sent_from: 'bank',
    sent_at: at.toISOString(),
    sent_by: by,
  });
  const entry = { event: 'payout_sent', subject: `payout:${payout.id}`, order_number: null, run } as const;
  await post(ctx, { ...entry, lines: payoutSent(vendor, amount, 'bank') }, at);
}
