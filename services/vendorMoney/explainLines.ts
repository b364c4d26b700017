import { isLedgerEvent, type LedgerEvent } from '../../domain/ledger/eventNames';
import { commissionOfPieces } from '../../domain/ledger/orderFacts';
import { movementKind, partsOf, type MovementKind, type Parts } from '../../domain/vendorMoney/movements';
import type { JournalEntry, JournalLine, OrderLine, Package, Payout, Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { Doc } from '../db/types';
import { grouped } from '../grouped';
import { possibleId, refId } from '../relations';
import { rowsById } from '../rowsById';
import { why } from './ownLines';
import { payoutsOfLines } from './payoutsOfLines';

/** A line of goods in a movement: `qty` and `total` of what was sold or returned. */
export type SoldLine = {
  name: string;
  name_bn: string;
  price: number;
  qty: number;
  total: number;
  commission: number;
  /** In hundredths of a per cent, and the scope of the rule that set it. */
  rate: number;
  scope: string;
};

export type Explained = {
  id: Id;
  at: string;
  event: LedgerEvent;
  kind: MovementKind;
  order_number: number | null;
  tracking_id: string;
  /** For a payout: the transfer number of the bank or the wallet. */
  reference: string;
  note: string;
  lines: SoldLine[];
  parts: Parts;
  /** The payout that covers it. */
  payout_id: Id | null;
  amount: number;
};

/** What lines of the journal refer to. At most nine queries, regardless of the number of lines. */
export async function explainLines(ctx: Ctx, lines: readonly JournalLine[]): Promise<Explained[]> {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ entry }) => refId(entry) as Id))];
  const entries = await byId(ctx, 'journal-entries', ids);
  const subjects = [...entries.values()].map(({ subject }) => subject);
  const idsOf = (kind: Subject['kind']) => subjectIds(ctx, subjects, kind);
  const packages = await byId(ctx, 'packages', idsOf('package'));
  const returns = await byId(ctx, 'returns', idsOf('return'));
  const payouts = await byId(ctx, 'payouts', idsOf('payout'));
  const sold = await soldIn(ctx, [...packages.values()], [...returns.values()]);
  const commissions = await commissionsOf(ctx, ids);
  const covered = await payoutsOfLines(ctx, lines);
  return lines.map((line) => {
    const entry = entries.get(String(refId(line.entry)));
    const { id } = subjectOf(entry?.subject ?? '');
    const about = { sent: packages.get(id), request: returns.get(id), payout: payouts.get(id) };
    const commission = commissions.get(String(entry?.id)) ?? 0;
    return { ...explain(line, entry, about, sold, commission), payout_id: covered.get(String(line.id)) ?? null };
  });
}

type Subject = { kind: 'package' | 'return' | 'payout' | ''; id: string };

/** `package:12`, `return:5:31`, `payout:7`. */
function subjectOf(subject: string): Subject {
  const [, kind = '', id = ''] = /^(package|return|payout):([^:]+)/.exec(subject) ?? [];
  return { kind: kind as Subject['kind'], id };
}

const subjectIds = (ctx: Ctx, subjects: readonly string[], wanted: Subject['kind']): Id[] => [
  ...new Set(
    subjects
      .map(subjectOf)
      .filter(({ kind }) => kind === wanted)
      .map(({ id }) => possibleId(ctx, id))
      .filter((id) => id !== null),
  ),
];

type Read = 'journal-entries' | 'packages' | 'returns' | 'payouts';

async function byId<C extends Read>(ctx: Ctx, collection: C, ids: readonly Id[]): Promise<Map<string, Doc<C>>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows(why, collection, { where: { id: { in: ids } }, limit: ids.length });
  return rowsById(rows);
}

type Sold = { ofPackage: Map<string, OrderLine[]>; byId: Map<string, OrderLine> };

/** The goods of the packages, and those of the returns. */
async function soldIn(ctx: Ctx, packages: readonly Package[], returns: readonly Return[]): Promise<Sold> {
  const ids = [...packages.map(({ id }) => id), ...returns.map((each) => refId(each.package))].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return { ofPackage: new Map(), byId: new Map() };
  const lines = await ctx.db.rows(why, 'order-lines', {
    where: { package: { in: [...new Set(ids)] } },
    sort: ['createdAt', 'id'],
    limit: 0,
    select: {
      package: true,
      name: true,
      name_bn: true,
      price: true,
      qty: true,
      total: true,
      commission: true,
      commission_rate: true,
      commission_scope: true,
    },
  });
  return {
    ofPackage: grouped(lines, (line) => String(refId(line.package))),
    byId: rowsById(lines),
  };
}

/** The commission these entries moved, with the vendor's sign. */
async function commissionsOf(ctx: Ctx, entries: readonly Id[]): Promise<Map<string, number>> {
  const sums = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [{ entry: { in: entries } }, { account: { equals: 'income_commission' } }] },
    by: 'entry',
    sums: ['amount'],
  });
  return new Map(sums.map(({ key, sums: { amount = 0 } }) => [String(key), amount]));
}

type About = { sent: Package | undefined; request: Return | undefined; payout: Payout | undefined };

function explain(
  line: JournalLine,
  entry: JournalEntry | undefined,
  about: About,
  sold: Sold,
  commission: number,
): Omit<Explained, 'payout_id'> {
  // An unknown event has moved the balance too: it counts as an adjustment.
  const event = entry && isLedgerEvent(entry.event) ? entry.event : 'adjustment';
  const kind = movementKind(event);
  const sent = kind === 'earning' ? about.sent : undefined;
  const request = kind === 'return' ? about.request : undefined;
  const payout = kind === 'payout' ? about.payout : undefined;
  const amount = -line.amount;
  const lines = sent ? (sold.ofPackage.get(String(sent.id)) ?? []).map((each) => soldLine(each)) : [];
  const back = request && sold.byId.get(String(refId(request.order_line)));
  return {
    id: line.id,
    at: line.at,
    event,
    kind,
    order_number: entry?.order_number ?? null,
    tracking_id: sent?.tracking_id ?? request?.tracking_id ?? '',
    reference: payout?.reference ?? '',
    note: entry?.note ?? '',
    lines: back ? [soldLine(back, request.qty)] : lines,
    parts: partsOf(kind, amount, {
      goods: sent?.subtotal ?? 0,
      coupon: sent?.coupon_paid_by === 1 ? 0 - sent.coupon_amount : 0,
      commission,
    }),
    amount,
  };
}

const soldLine = (line: OrderLine, qty: number = line.qty): SoldLine => ({
  name: line.name,
  name_bn: line.name_bn ?? line.name,
  price: line.price,
  qty,
  total: qty === line.qty ? line.total : line.price * qty,
  commission: commissionOfPieces({ commission: line.commission ?? 0, qty: line.qty }, qty),
  rate: line.commission_rate ?? 0,
  scope: line.commission_scope ?? '',
});
