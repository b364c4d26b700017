/** Every check of `npm run verify:data` finds the damage it is for, and finds nothing in sound data. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDiskFiles } from '../../../gateways/files/disk';
import { checks } from '../../../scripts/verify/checks';
import { verifyData } from '../../../scripts/verify/verifyData';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';
import { bankBelowZero, handDamages, moneyDamages, type Damage } from './moneyDamages';

const shop = openShop();
// The damage is done past everything that would refuse it, which each database has its own way for.
const whereFiles = onSqlite ? describe : describe.skip;

type Client = { execute(sql: string): Promise<{ rows: Record<string, unknown>[] }> };
const client = () => (shop.payload().db as unknown as { client: Client }).client;
const sql = (text: string) => client().execute(text);

/** Runs the damage, looks, and puts the tables back as they were. */
async function damaged(tables: string[], damage: string[]): Promise<Awaited<ReturnType<typeof verifyData>>> {
  await sql('PRAGMA foreign_keys = OFF');
  for (const table of tables) await sql(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}`);
  try {
    for (const statement of damage) await sql(statement);
    return await verifyData(shop.payload());
  } finally {
    for (const table of tables) {
      await sql(`DELETE FROM ${table}`);
      await sql(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
      await sql(`DROP TABLE kept_${table}`);
    }
    await sql('PRAGMA foreign_keys = ON');
  }
}

const anyUser = '(SELECT min(id) FROM users)';
const paidOrder = "(SELECT order_id FROM payments WHERE status = 'paid' LIMIT 1)";
const line = '(SELECT min(id) FROM order_lines)';
const asked = '(SELECT min(id) FROM returns WHERE status = 2)';
const shown = '(SELECT min(id) FROM products WHERE visible = 1)';
const reviewed = '(SELECT min(product_id) FROM reviews)';
const yesterday = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')";
const message = (fields: string, values: string) =>
  `INSERT INTO messages (channel, "to", purpose, ${fields}) VALUES ('sms', '01700000000', 'test', ${values})`;

/** A run with one payout of 700 to the first vendor. */
const run = (status: string) =>
  `INSERT INTO payout_runs (id, status, until, minimum, total, payouts, prepared_by_id) VALUES (9001, '${status}', ${yesterday}, 1, 700, 1, ${anyUser})`;
const payout = (status: string, more = 'NULL', from = "''") =>
  `INSERT INTO payouts (id, run_id, vendor_id, amount, status, method, number, holder, sent_at, sent_from) VALUES (9001, 9001, (SELECT min(id) FROM vendors), 700, '${status}', 'bank', '12345', 'Somebody', ${more}, ${from})`;
const entry = (event: string, subject: string) =>
  `INSERT INTO journal_entries (id, event, subject, at) VALUES (90001, '${event}', '${subject}', ${yesterday})`;
const posted = (amount: number) =>
  `INSERT INTO journal_lines (entry_id, account, party, amount, at) VALUES (90001, 'owed_vendor', (SELECT min(id) FROM vendors), ${amount}, ${yesterday}), (90001, 'bank', '', ${-amount}, ${yesterday})`;
/** The first row that a payout covers. */
const firstRow = 'SELECT min(id) FROM payout_lines WHERE run_id IS NOT NULL';
/** What neither moves cash nor what vendors are owed. */
const stray = (more = '') =>
  `INSERT INTO journal_lines (entry_id, account, party, amount, at${more && ', order_number'}) VALUES (90001, 'cost_write_offs', '', 70, ${yesterday}${more}), (90001, 'bank', '', -70, ${yesterday}${more})`;
const journal = ['journal_entries', 'journal_lines'];
const firstEarning = "SELECT min(id) FROM journal_lines WHERE account = 'owed_vendor' AND available_at IS NOT NULL";
const payoutTables = ['payouts', 'payout_runs', 'journal_entries', 'journal_lines'];

const damages: Damage[] = [
  ...moneyDamages,
  ...handDamages,
  ['database/intact', ['carts'], ['INSERT INTO carts (user_id, product_id) VALUES (999999, 1)'], /carts row/],
  ['order/total', ['orders'], ['UPDATE orders SET total = total + 1 WHERE id = 1'], /order \d+/],
  ['order/lines', ['order_lines'], ['DELETE FROM order_lines WHERE order_id = 1'], /order \d+/],
  [
    'order/packages',
    ['packages'],
    ['UPDATE packages SET delivery_charge = delivery_charge + 5, total = total + 5 WHERE order_id = 1'],
    /order \d+/,
  ],
  ['order/packages', ['packages'], ['DELETE FROM packages WHERE order_id = 1'], /order \d+/],
  ['order/paid', ['orders'], ['UPDATE orders SET payment_status = 1 - payment_status WHERE id = 1'], /order \d+/],
  ['package/total', ['packages'], ['UPDATE packages SET total = total - 1 WHERE id = 1'], /package HTDEMO/],
  ['package/lines', ['order_lines'], [`UPDATE order_lines SET total = total + 3 WHERE id = ${line}`], /package HTDEMO/],
  [
    'package/coupon',
    ['order_lines'],
    [`UPDATE order_lines SET coupon_amount = 1000000 WHERE id = ${line}`],
    /package HTDEMO/,
  ],
  [
    'ledger/entry',
    ['journal_lines'],
    ['UPDATE journal_lines SET amount = amount + 1 WHERE id = (SELECT min(id) FROM journal_lines)'],
    /entry \d+/,
  ],
  [
    'ledger/order',
    ['order_lines'],
    [
      `UPDATE order_lines SET commission = coalesce(commission, 0) + 1 WHERE package_id = (SELECT min(id) FROM packages WHERE status = 7)`,
    ],
    /order \d+/,
  ],
  ['package/copies', ['packages'], ['UPDATE packages SET type = 3 - type WHERE id = 1'], /package HTDEMO/],
  [
    'package/paid',
    ['packages'],
    ["UPDATE packages SET payment_status = 0 WHERE status = 7 AND payment_method = 'COD'"],
    /package HTDEMO/,
  ],
  ['package/paid', ['packages'], ["UPDATE packages SET payment_method = 'bKash' WHERE status = 0"], /package HTDEMO/],
  ['package/history', ['package_events'], ['DELETE FROM package_events WHERE "to" = 2'], /package HTDEMO/],
  ['package/history', ['packages'], ['UPDATE packages SET status = 5 WHERE status = 4'], /package HTDEMO/],
  [
    'package/history',
    ['package_events'],
    ['UPDATE package_events SET actor_role = \'vendor\' WHERE "to" = 4'],
    /package HTDEMO/,
  ],
  ['line/total', ['order_lines'], [`UPDATE order_lines SET qty = qty + 1 WHERE id = ${line}`], /line \d+/],
  [
    'line/commission',
    ['order_lines'],
    [`UPDATE order_lines SET commission = commission + 1 WHERE id = ${line}`],
    /line \d+/,
  ],
  [
    'line/package',
    ['order_lines'],
    [`UPDATE order_lines SET package_id = (SELECT max(id) FROM packages) WHERE id = ${line}`],
    /line \d+/,
  ],
  ['payment/one', ['payments'], [`UPDATE payments SET status = 'failed' WHERE order_id = ${paidOrder}`], /order \d+/],
  [
    'payment/one',
    ['payments'],
    [
      "INSERT INTO payments (order_id, order_number, customer_id, gateway, invoice, amount, status, trx_id) SELECT order_id, order_number, customer_id, gateway, 'again', amount, 'paid', 'T2' FROM payments LIMIT 1",
    ],
    /order \d+/,
  ],
  ['payment/amount', ['payments'], ['UPDATE payments SET amount = amount - 1 WHERE id = 1'], /payment HT\d+/],
  ['payment/amount', ['payments'], ['UPDATE payments SET trx_id = NULL WHERE id = 1'], /payment HT\d+/],
  [
    'payment/refunds',
    ['payments'],
    ["UPDATE payments SET status = 'refunded', refund_due = amount, refunded_amount = amount + 1 WHERE id = 1"],
    /payment HT\d+/,
  ],
  ['payment/refunds', ['packages'], [`UPDATE packages SET status = 8 WHERE order_id = ${paidOrder}`], /payment HT\d+/],
  [
    'payment/ended',
    ['payments', 'orders'],
    [
      "UPDATE payments SET status = 'canceled' WHERE id = 1",
      'UPDATE orders SET payment_status = 0 WHERE id = (SELECT order_id FROM payments WHERE id = 1)',
    ],
    /payment HT\d+/,
  ],
  [
    'payment/settled',
    ['payments'],
    [`UPDATE payments SET status = 'executing', updated_at = ${yesterday} WHERE id = 1`],
    /payment HT\d+/,
  ],
  ['coupon/left', ['coupons'], ["UPDATE coupons SET remain = remain - 1 WHERE code = 'EID10'"], /coupon EID10/],
  ['coupon/uses', ['coupon_redemptions'], ['UPDATE coupon_redemptions SET amount = amount + 1'], /use \d+/],
  [
    'coupon/uses',
    ['coupon_redemptions', 'coupons'],
    ["UPDATE coupons SET created_at = '2020-01-01T00:00:00.000Z'", 'DELETE FROM coupon_redemptions'],
    /order \d+/,
  ],
  ['return/line', ['order_lines'], ['UPDATE order_lines SET returned = 0 WHERE returned = 1'], /return \d+/],
  ['return/line', ['returns', 'return_events'], ['DELETE FROM returns'], /line \d+/],
  ['return/line', ['returns'], ['UPDATE returns SET qty = 9'], /return \d+/],
  ['return/refund', ['returns'], ['UPDATE returns SET refund_amount = 900000 WHERE payment_refund = 1'], /return \d+/],
  ['return/refund', ['returns'], ['UPDATE returns SET refund_amount = 1 WHERE payment_refund = 0'], /return \d+/],
  ['return/history', ['returns'], [`UPDATE returns SET status = 4 WHERE id = ${asked}`], /return \d+/],
  ['return/history', ['returns'], ['UPDATE returns SET payment_refund = 0 WHERE payment_refund = 1'], /return \d+/],
  ['return/history', ['return_events'], ['DELETE FROM return_events WHERE "to" = 1'], /return \d+/],
  ['payout/posted', payoutTables, [run('done'), payout('sent', yesterday, "'bank'")], /payout 9001/],
  [
    'payout/posted',
    payoutTables,
    [run('done'), payout('sent', yesterday, "'bank'"), entry('payout_sent', 'payout:9001'), posted(699)],
    /payout 9001/,
  ],
  [
    'payout/posted',
    payoutTables,
    [run('approved'), payout('approved'), entry('payout_sent', 'payout:9001'), posted(700)],
    /payout 9001/,
  ],
  ['payout/sending', payoutTables, [run('approved'), payout('sending')], /payout 9001/],
  ['payout/run', payoutTables, [run('approved'), payout('approved'), 'UPDATE payouts SET amount = 699'], /run 9001/],
  ['payout/run', payoutTables, [run('done'), payout('approved')], /run 9001/],
  ['payout/line', ['payout_lines'], [`DELETE FROM payout_lines WHERE id = (${firstRow})`], /line \d+/],
  [
    'payout/line',
    ['payout_lines'],
    [`UPDATE payout_lines SET due = ${yesterday} WHERE id = (${firstRow})`],
    /line \d+/,
  ],
  ['payout/covers', ['payout_lines'], [`UPDATE payout_lines SET run_id = NULL WHERE id = (${firstRow})`], /payout \d+/],
  [
    'payout/covers',
    ['payout_lines', 'payout_runs'],
    [
      `UPDATE payout_runs SET until = '2020-01-01T00:00:00.000Z' WHERE id = (SELECT run_id FROM payout_lines WHERE id = (${firstRow}))`,
    ],
    /row \d+/,
  ],
  [
    'payout/covers',
    [...payoutTables, 'payout_lines'],
    [
      run('approved'),
      `UPDATE payout_lines SET run_id = 9001 WHERE id = (SELECT min(id) FROM payout_lines WHERE run_id IS NULL)`,
    ],
    /lines of run 9001/,
  ],
  ['payout/journal', payoutTables, [entry('payout_sent', 'payout:9002'), posted(700)], /line \d+/],
  ['payout/journal', payoutTables, [entry('cash_difference', 'x'), posted(700)], /line \d+/],
  ['ledger/cause', journal, [entry('payout_sent', 'payout:9002'), stray()], /entry 90001/],
  ['ledger/cause', journal, [entry('payment_executed', 'payment:999999'), stray()], /entry 90001/],
  ['ledger/cause', journal, [entry('adjustment', 'adjustment:999999'), stray()], /entry 90001/],
  [
    'ledger/cause',
    journal,
    [entry('payment_executed', 'x'), 'UPDATE journal_entries SET order_number = 7 WHERE id = 90001', stray(', 7')],
    /entry 90001/,
  ],
  [
    'ledger/available',
    ['journal_lines'],
    [`UPDATE journal_lines SET available_at = '2020-01-01T00:00:00.000Z' WHERE id = (${firstEarning})`],
    /line \d+/,
  ],
  [
    'ledger/available',
    ['journal_lines'],
    [`UPDATE journal_lines SET available_at = NULL WHERE id = (${firstEarning})`],
    /line \d+/,
  ],
  [
    'payout/line',
    ['payout_lines'],
    [
      `UPDATE payout_lines SET line_id = (SELECT min(id) FROM journal_lines WHERE account = 'bank') WHERE id = (${firstRow})`,
    ],
    /row \d+/,
  ],
  ['product/stock', ['products'], ['UPDATE products SET qty = -1 WHERE id = 1'], /product 1$/],
  ['product/sold', ['products'], ['UPDATE products SET sold = sold + 1 WHERE id = 1'], /product 1$/],
  ['product/variants', ['products'], ['UPDATE products SET qty = qty + 1 WHERE has_variants = 1'], /product \d+/],
  ['product/variants', ['variants'], ['UPDATE variants SET selling_price = 1 WHERE id = 1'], /product \d+/],
  ['variant/sold', ['variants'], ['UPDATE variants SET sold = sold + 1 WHERE id = 1'], /variant 1$/],
  [
    'product/rating',
    ['products'],
    [`UPDATE products SET rating_sum = rating_sum + 1 WHERE id = ${reviewed}`],
    /product \d+/,
  ],
  ['product/visible', ['products'], [`UPDATE products SET visible = 0 WHERE id = ${shown}`], /product \d+/],
  [
    'product/visible',
    ['main_categories'],
    ['UPDATE main_categories SET status = 0 WHERE id = (SELECT min(category_id) FROM products WHERE visible = 1)'],
    /product \d+/,
  ],
  [
    'product/place',
    ['products'],
    [
      'UPDATE products SET subcategory_id = (SELECT max(id) FROM sub_categories WHERE id <> subcategory_id) WHERE id = 1',
    ],
    /product 1$/,
  ],
  [
    'product/place',
    ['products'],
    ['UPDATE products SET shop_id = (SELECT max(id) FROM shops WHERE id <> shop_id) WHERE id = 1'],
    /product 1$/,
  ],
  [
    'product/description',
    ['products'],
    [
      `UPDATE products SET description_document = '{"root":{"type":"root","children":[{"type":"heading","tag":"h2","children":[{"type":"text","text":"Other"}]}]}}' WHERE id = 1`,
    ],
    /product 1$/,
  ],
  [
    'product/description',
    ['products'],
    [
      `UPDATE products SET description_bn = 'Other' WHERE id = (SELECT min(id) FROM products WHERE description_document_bn IS NOT NULL)`,
    ],
    /product \d+$/,
  ],
  [
    'product/derived',
    ['products'],
    ['UPDATE products SET discount_percent = discount_percent + 1 WHERE id = 1'],
    /product 1$/,
  ],
  [
    'product/derived',
    ['products'],
    ["UPDATE products SET thumbnail = '/uploads/media/other.webp' WHERE id = 1"],
    /product 1$/,
  ],
  [
    'vendor/shop',
    ['shops'],
    ['UPDATE shops SET active = 0 WHERE id = (SELECT min(id) FROM shops WHERE active = 1)'],
    /vendor \d+/,
  ],
  ['user/marks', ['users'], ['UPDATE users SET is_incharge = 1 - is_incharge WHERE id = 1'], /user 1$/],
  [
    'cart/lines',
    ['carts'],
    [
      `INSERT INTO carts (user_id, product_id, type, product_qty) SELECT ${anyUser}, id, type, 11 FROM products WHERE id = 1`,
    ],
    /cart line \d+/,
  ],
  ['cart/lines', ['carts'], [`INSERT INTO carts (user_id, product_id) VALUES (${anyUser}, 999999)`], /cart line \d+/],
  [
    'answer/order',
    ['idempotency_keys'],
    [
      `INSERT INTO idempotency_keys (user_id, "key", fingerprint, answer) VALUES (${anyUser}, 'k', 'f', '{"order_number":1,"tracking_ids":[],"total":1,"cartcount":1}')`,
    ],
    /kept answer \d+/,
  ],
  [
    'notice/once',
    ['notifications'],
    Array.from(
      { length: 2 },
      () =>
        `INSERT INTO notifications (user_id, message, link) VALUES (${anyUser}, 'm', '/admin/order-details/26110000101')`,
    ),
    /user \d+ \/admin/,
  ],
  [
    'notice/once',
    ['notifications'],
    Array.from(
      { length: 2 },
      () =>
        "INSERT INTO notifications (user_id, message, link) SELECT customer_id, 'm', '/account/order-details/' || tracking_id FROM packages WHERE status = 1 LIMIT 1",
    ),
    /user \d+ \/account/,
  ],
  ['message/state', ['messages'], [message('status', "'sent'")], /message \d+/],
  ['message/state', ['messages'], [message('status, updated_at', `'sending', ${yesterday}`)], /message \d+/],
  ['message/job', ['messages'], [message('status', "'queued'")], /message \d+/],
  [
    'broadcast/once',
    ['broadcasts', 'messages'],
    [
      "INSERT INTO broadcasts (id, kind, audience, text, status, total, done) VALUES (1, 'sms', 'everyone', 't', 'finished', 1, 1)",
      ...[1, 2].map(() => message('status, sent_at, batch', `'sent', ${yesterday}, 'broadcast-1'`)),
    ],
    /broadcast 1/,
  ],
  [
    'job/stuck',
    ['payload_jobs'],
    [`INSERT INTO payload_jobs (task_slug, processing, updated_at) VALUES ('notices', 1, ${yesterday})`],
    /job \d+/,
  ],
  [
    'payment/awaited',
    ['orders'],
    [
      "UPDATE orders SET payment_method = 'bKash', payment_status = 0 WHERE id = (SELECT min(id) FROM orders WHERE id NOT IN (SELECT order_id FROM payments))",
    ],
    /order \d+/,
  ],
  [
    'user/gone',
    ['users', 'favorites'],
    [
      `UPDATE users SET deleted = 1, status = 0 WHERE id = ${anyUser}`,
      `INSERT INTO favorites (user_id, product_id) VALUES (${anyUser}, 1)`,
    ],
    /user \d+/,
  ],
  [
    'user/gone',
    ['users', 'users_sessions'],
    [
      `UPDATE users SET status = 0 WHERE id = ${anyUser}`,
      `INSERT INTO users_sessions (_order, _parent_id, id, expires_at) VALUES (1, ${anyUser}, 'left', ${yesterday})`,
    ],
    /user \d+/,
  ],
  [
    'code/one',
    ['one_time_codes'],
    ['a', 'b'].map(
      (token) =>
        `INSERT INTO one_time_codes (purpose, user_id, mobile, code_hash, token_hash, expires_at) VALUES ('reset', ${anyUser}, '01700000000', 'c', '${token}', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 day'))`,
    ),
    /code \d+/,
  ],
  [
    'broadcast/job',
    ['broadcasts'],
    ["INSERT INTO broadcasts (kind, audience, text, status) VALUES ('notification', 'everyone', 't', 'sending')"],
    /broadcast \d+/,
  ],
  [
    'cash/count',
    ['cash_counts'],
    [
      `INSERT INTO cash_counts (warehouse_id, expected, counted, difference, pieces, latest) SELECT min(id), 10, 5, -5, '{"5":1}', 1 FROM warehouses`,
    ],
    /cash-count \d+/,
  ],
  [
    'cash/deposit',
    ['cash_deposits'],
    [
      "INSERT INTO cash_deposits (warehouse_id, amount, slip, slip_key, latest) SELECT min(id), 5, 'S', '1:S', 1 FROM warehouses",
    ],
    /cash-deposit \d+/,
  ],
  [
    'cash/deposit',
    ['journal_entries'],
    [`INSERT INTO journal_entries (event, subject, at) VALUES ('cash_deposited', 'cash-deposit:999999', ${yesterday})`],
    /entry \d+/,
  ],
  [
    'refund/request',
    ['refund_requests'],
    [
      `INSERT INTO refund_requests (return_id, order_number, amount, trx_id, trx_key, "from", status, open_key) SELECT id, order_number, 1, 'T', 'T', 'bank', 'prepared', 'none' FROM returns LIMIT 1`,
    ],
    /refund request \d+/,
  ],
  [
    'import/lines',
    ['product_imports'],
    ["INSERT INTO product_imports (status, total, creates, updates, same, wrong) VALUES ('finished', 2, 1, 0, 0, 0)"],
    /import \d+/,
  ],
  [
    'import/lines',
    ['product_imports'],
    ["INSERT INTO product_imports (status, total, creates, updates, same, wrong) VALUES ('running', 0, 0, 0, 0, 0)"],
    /import \d+/,
  ],
  [
    'relation/there',
    ['favorites'],
    [`INSERT INTO favorites (user_id, product_id) VALUES (${anyUser}, 999999)`],
    /favorites \d+ product/,
  ],
];

whereFiles('verify:data', () => {
  test('finds nothing in the demo data, and has checked it', async () => {
    const { broken, looked } = await verifyData(shop.payload());
    expect(Object.fromEntries(broken)).toEqual({});
    expect(looked.get('order/total')).toBeGreaterThan(50);
    expect(looked.get('product/sold')).toBeGreaterThan(200);
  });

  test.each(damages)('%s: finds damage in %p', async (check, tables, damage, named) => {
    const { broken } = await damaged(tables, damage);
    expect([...(broken.get(check)?.ids.keys() ?? [])].filter((id) => named.test(id))).not.toEqual([]);
  });

  test('a bank account below zero is noted, and is no damage by itself', async () => {
    const { notes, broken } = await damaged(journal, bankBelowZero);
    expect(notes).toContainEqual(expect.stringMatching(/^The bank account stands at -\d+ taka/));
    expect([...broken.keys()].filter((check) => check.startsWith('cash/'))).toEqual([]);
  });

  test('unique/pairs: finds duplicates when the index is missing', async () => {
    const [index] = (
      await sql(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'reviews' AND sql LIKE 'CREATE UNIQUE%'",
      )
    ).rows as { name: string; sql: string }[];
    await sql(`DROP INDEX ${index!.name}`);
    const { broken } = await damaged(
      ['reviews'],
      ['INSERT INTO reviews (user_id, product_id, star) SELECT user_id, product_id, 5 FROM reviews LIMIT 1'],
    );
    await sql(index!.sql);
    expect(broken.get('unique/pairs')?.count).toBe(1);
  });

  test('file/there: finds pictures whose files are gone', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-files-'));
    const { broken, looked } = await verifyData(shop.payload(), {
      files: { store: createDiskFiles({ folder }), places: ['pictures'] },
    });
    fs.rmSync(folder, { recursive: true });
    expect(broken.get('file/there')?.count).toBe(looked.get('file/there'));
  });

  test('every check is tested here', () => {
    const tried = new Set<string>([...damages.map(([check]) => check), 'unique/pairs', 'file/there']);
    expect(Object.keys(checks).filter((check) => !tried.has(check))).toEqual([]);
  });

  test('the tables are unchanged', async () => {
    expect(Object.fromEntries((await verifyData(shop.payload())).broken)).toEqual({});
  });
});
