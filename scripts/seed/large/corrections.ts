/** Corrections of the journal, one every day, and refunds that wait for a second admin. */
import { adjusted } from '../../../domain/ledger/adjustments';
import type { Journal } from './journal';
import { FIRST, numbersFrom, type Writer } from './writer';

const DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1_000;
const PREPARED = 5;

export function writeCorrections(writer: Writer, journal: Journal, now: Date): void {
  const idOf = (email: string) =>
    writer.all<{ id: number }>('SELECT id FROM users WHERE email = ?', `${email}@demo.test`)[0]!.id;
  const [prepares, decides] = [idOf('subadmin'), idOf('admin')];
  for (let day = 1; day <= DAYS; day += 1) {
    const id = FIRST + day;
    const at = new Date(now.getTime() - (DAYS - day + 1) * DAY_MS);
    const isPosted = DAYS - day >= PREPARED;
    const debit = { account: 'cost_gateway', party: '' } as const;
    const credit = { account: 'wallet_bkash', party: '' } as const;
    const amount = 100 + numbersFrom(day)(900);
    const reason = `Fees of the gateway, day ${day}`;
    writer.insert('ledger_adjustments', {
      id,
      debit_account: debit.account,
      debit_party: '',
      credit_account: credit.account,
      credit_party: '',
      amount,
      reason,
      status: isPosted ? 'posted' : 'prepared',
      prepared_by_id: prepares,
      decided_by_id: isPosted ? decides : null,
      decided_at: isPosted ? at.toISOString() : null,
      updated_at: at.toISOString(),
      created_at: at.toISOString(),
    });
    const entry = { event: 'adjustment', subject: `adjustment:${id}`, order_number: null, note: reason } as const;
    if (isPosted) journal.post({ ...entry, lines: adjusted({ debit, credit, amount }) }, at, decides);
  }
  prepareRefunds(writer, now, prepares);
}

type Owed = { id: number; order_number: number; worth: number };

function prepareRefunds(writer: Writer, now: Date, admin: number): void {
  const at = now.toISOString();
  const owed = writer.all<Owed>(
    `SELECT r.id, r.order_number, l.total AS worth FROM returns r JOIN order_lines l ON l.id = r.order_line_id
     WHERE r.status = 4 AND r.payment_refund = 0 AND r.id > ? ORDER BY r.id LIMIT ?`,
    FIRST,
    PREPARED,
  );
  for (const { id, order_number, worth } of owed)
    writer.insert('refund_requests', {
      id,
      return_id: id,
      order_number,
      amount: worth,
      reason: '',
      trx_id: `PREPARED${id}`,
      trx_key: `PREPARED${id}`,
      from: 'bank',
      status: 'prepared',
      open_key: String(id),
      prepared_by_id: admin,
      updated_at: at,
      created_at: at,
    });
}
