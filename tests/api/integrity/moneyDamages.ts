/** Damage to what the journal and payouts name, for `verify.test.ts`. */
import type { CheckName } from '../../../scripts/verify/checks';

/** Check, the tables the damage touches, the damage, what is named. */
export type Damage = [check: CheckName, tables: string[], damage: string[], named: RegExp];

const journal = ['journal_entries', 'journal_lines'];
const yesterday = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')";
const entry = `INSERT INTO journal_entries (id, event, subject, at) VALUES (90001, 'adjustment', 'adjustment:999999', ${yesterday})`;
/** An entry that moves an amount from one account to another. */
const moved = (account: string, party: string, amount: number, from = 'cost_write_offs'): string[] => [
  entry,
  `INSERT INTO journal_lines (entry_id, account, party, amount, at) VALUES (90001, '${account}', '${party}', ${amount}, ${yesterday}), (90001, '${from}', '', ${-amount}, ${yesterday})`,
];
const first = (table: string) => `(SELECT min(id) FROM ${table})`;
const partyOf = (account: string, party: string) =>
  `UPDATE journal_lines SET party = '${party}' WHERE id = (SELECT min(id) FROM journal_lines WHERE account = '${account}')`;

export const moneyDamages: Damage[] = [
  [
    'ledger/party',
    ['vendors'],
    [`DELETE FROM vendors WHERE id = (SELECT party FROM journal_lines WHERE account = 'owed_vendor' LIMIT 1)`],
    /line \d+/,
  ],
  ['ledger/party', journal, moved('owed_vendor', '999999', 5), /line \d+/],
  ['ledger/party', journal, moved('cash_warehouse', '999999', 5), /line \d+/],
  ['ledger/party', ['journal_lines'], [partyOf('held', 'x')], /line \d+/],
  ['ledger/party', ['journal_lines'], [partyOf('owed_refund', 'return:999999')], /line \d+/],
  ['ledger/party', ['journal_lines'], [partyOf('bank', '1')], /line \d+/],
  ['ledger/party', ['journal_lines'], [partyOf('owed_vendor', 'none')], /line \d+/],
  [
    'cash/desk',
    journal,
    [
      ...moved('cash_warehouse', '', -100_000_000),
      `UPDATE journal_lines SET party = ${first('warehouses')} WHERE entry_id = 90001 AND account = 'cash_warehouse'`,
    ],
    /warehouse \d+/,
  ],
  ['cash/desk', journal, moved('cash_warehouse', 'none', -100_000_000), /no desk/],
  ...[
    "UPDATE payouts SET reference_key = 'OTHER' WHERE id = ",
    "UPDATE payouts SET reference_key = NULL, reference = (SELECT ' ' || lower(reference) FROM payouts WHERE reference <> '' ORDER BY id DESC LIMIT 1) WHERE id = ",
  ].map((damage): Damage => [
    'transfer/once',
    ['payouts'],
    [`${damage} (SELECT min(id) FROM payouts WHERE reference <> '')`],
    /payout \d+/,
  ]),
  [
    'transfer/once',
    ['returns'],
    [
      `UPDATE returns SET refund_trx_key = NULL, refund_trx_id = (SELECT lower(reference) || ' ' FROM payouts WHERE reference <> '' LIMIT 1) WHERE id = ${first('returns')}`,
    ],
    /return \d+/,
  ],
  [
    'transfer/once',
    ['payments'],
    [
      `UPDATE payments SET refund_trx_key = NULL, refund_trx_id = (SELECT refund_trx_id FROM returns WHERE refund_trx_id <> '' LIMIT 1) WHERE id = ${first('payments')}`,
    ],
    /payment \d+/,
  ],
  [
    'ledger/correction',
    ['ledger_adjustments'],
    ["UPDATE ledger_adjustments SET amount = amount + 1 WHERE status = 'posted'"],
    /correction \d+/,
  ],
  [
    'ledger/correction',
    ['ledger_adjustments'],
    ["UPDATE ledger_adjustments SET credit_account = 'cost_coupons' WHERE status = 'posted'"],
    /correction \d+/,
  ],
  [
    'ledger/correction',
    ['ledger_adjustments'],
    ["UPDATE ledger_adjustments SET status = 'discarded' WHERE status = 'posted'"],
    /correction \d+/,
  ],
  ['ledger/correction', journal, ["DELETE FROM journal_entries WHERE event = 'adjustment'"], /correction \d+/],
];

/** What a refund by hand of the first payment leaves, without what belongs to it. */
const byHand = (status: string, more: { payment?: string; key?: string } = {}): string[] => [
  `UPDATE payments SET ${more.payment ?? 'refunded_by_hand = 1'} WHERE id = ${first('payments')}`,
  `INSERT INTO refund_requests (payment_id, order_number, amount, trx_id, trx_key, "from", status, open_key) SELECT id, order_number, 1, 'T', 'T', 'bank', '${status}', '${more.key ?? 'closed'}' FROM payments WHERE id = ${first('payments')}`,
];
const handTables = ['payments', 'refund_requests'];

/** Of each the payment or the request is named. */
export const handDamages: Damage[] = [
  ['refund/by-hand', handTables, byHand('confirmed').slice(0, 1), /payment \w+/],
  ['refund/by-hand', handTables, byHand('confirmed'), /refund request \d+/],
  ['refund/by-hand', handTables, byHand('taken_back', { payment: 'refunded_by_hand = 0' }), /refund request \d+/],
  ['refund/by-hand', handTables, byHand('prepared', { payment: 'refunded_by_hand = 0' }), /payment \w+/],
  ['refund/by-hand', handTables, [`UPDATE payments SET hand_refund_at = ${yesterday}`], /payment \w+/],
  [
    'refund/request',
    handTables,
    byHand('prepared', { payment: `hand_refund_at = ${yesterday}` }),
    /refund request \d+/,
  ],
  ['ledger/order', handTables, byHand('confirmed'), /order \d+/],
  [
    'transfer/once',
    [...handTables, 'payouts'],
    [...byHand('confirmed'), `UPDATE payouts SET reference = 't ', reference_key = 'T' WHERE id = ${first('payouts')}`],
    /refund request \d+/,
  ],
];

/** What takes more from the bank account than was ever put there. */
export const bankBelowZero: string[] = moved('bank', '', -100_000_000);
