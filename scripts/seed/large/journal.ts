/** The journal of the large shop, by the functions of the domain that the services post with. */
import { checkedEntry, type Entry } from '../../../domain/ledger/entry';
import {
  cashCollected,
  packageCompleted,
  returnDue,
  returnRefunded,
  returnSettled,
} from '../../../domain/ledger/events';
import { packageFacts, type ReturnFacts } from '../../../domain/ledger/orderFacts';
import { returnWindowEnd } from '../../../domain/returns/status';
import type { Asked } from './returns';
import { FIRST, type Writer } from './writer';

/** Assigns the ids of entries and lines; a run that continues starts after existing ones. */
export class Journal {
  private entry: number;
  private line: number;

  constructor(private readonly writer: Writer) {
    this.entry = this.last('journal_entries');
    this.line = this.last('journal_lines');
  }

  private last(table: string): number {
    const [found] = this.writer.all<{ id: number | null }>(`SELECT max(id) AS id FROM ${table}`);
    return Math.max(found?.id ?? 0, FIRST);
  }

  post(given: Entry, when: Date, actor: number | null = null): void {
    const { event, subject, order_number, lines, note = '', run = null } = checkedEntry(given);
    if (lines.length === 0) return;
    const at = when.toISOString();
    const dates = { at, updated_at: at, created_at: at };
    this.entry += 1;
    this.writer.insert('journal_entries', {
      id: this.entry,
      event,
      subject,
      order_number,
      actor_id: actor,
      note,
      ...dates,
    });
    for (const { account, party, amount, available_at } of lines) {
      this.line += 1;
      this.writer.insert('journal_lines', {
        id: this.line,
        entry_id: this.entry,
        account,
        party,
        amount,
        available_at: available_at?.toISOString() ?? null,
        order_number,
        ...dates,
      });
      if (account !== 'owed_vendor') continue;
      this.writer.insert('payout_lines', {
        line_id: this.line,
        entry_id: this.entry,
        party,
        amount,
        due: available_at?.toISOString() ?? at,
        run_id: run === null ? null : Number(run),
        updated_at: at,
        created_at: at,
      });
    }
  }
}

/** The columns of a package that the journal needs. */
type Sent = {
  id: number;
  order_id: number;
  order_number: number;
  vendor_id: number;
  warehouse_id: number;
  status: number;
  payment_method: string;
  payment_status: number;
  subtotal: number;
  coupon_amount: number;
  delivery_charge: number;
  total: number;
};
/** A line as written, with its return, if there was one. */
export type Written = {
  id: number;
  price: number;
  qty: number;
  total: number;
  commission: number;
  request: Asked | null;
};

/** The postings of a completed package and its returns. */
export function postPackage(journal: Journal, sent: Sent, lines: readonly Written[], at: Date): void {
  const requests = lines.flatMap(({ request }) => request ?? []);
  const facts = packageFacts(
    { ...sent, vendor: sent.vendor_id, warehouse: sent.warehouse_id },
    lines,
    requests.map((request) => ({ ...request, order_line: request.order_line_id })),
  );
  const entry = { subject: `package:${sent.id}`, order_number: sent.order_number };
  journal.post({ ...entry, event: 'cash_collected', lines: cashCollected(facts, sent.order_id) }, at);
  const earned = packageCompleted({ ...facts, returns: [] }, sent.order_id, returnWindowEnd(at));
  journal.post({ ...entry, event: 'package_completed', lines: earned }, at);
  for (const each of facts.returns) {
    const when = new Date(requests.find(({ id }) => id === each.id)!.updated_at);
    postReturn(journal, { sent, request: each, completed: at }, when);
  }
}

function postReturn(
  journal: Journal,
  { sent, request, completed }: { sent: Sent; request: ReturnFacts; completed: Date },
  at: Date,
): void {
  if (request.settled === null) return;
  const entry = { subject: `return:${request.id}:1`, order_number: sent.order_number };
  const before = { ...request, settled: null, refunded: 0 };
  const due = returnDue(at, returnWindowEnd(completed));
  const bearer = { vendor: sent.vendor_id, order: sent.order_id, earned: true, at: due };
  journal.post({ ...entry, event: 'return_settled', lines: returnSettled(before, request, bearer) }, at);
  const lines = returnRefunded(request.id, request.refunded, 'bank');
  journal.post({ ...entry, event: 'return_refunded', lines }, at);
}
