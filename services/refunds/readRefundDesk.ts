import type { deskSorts } from '../../contract/refunds';
import { sumOf } from '../../domain/money';
import { ageingOf, ageOf, daysSince, type RefundAge } from '../../domain/refunds/ageing';
import { westernDigits } from '../../domain/text/bangla';
import type { Return, User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { accountSum } from '../ledger/sumsSoFar';
import type { ListQuery } from '../listing';
import { possibleId, refId, sameRef } from '../relations';
import { worthOfReturns } from '../returns/worthOfReturns';
import { rowsById } from '../rowsById';
import { readOpenRefunds, type OpenRefund } from './openRefunds';

const why = 'the refund desk names customers and who has prepared what';
const PAGE = 1_000;

type Aged = Omit<OpenRefund, 'amount'> & { amount: number; days: number };
/** `worth`: the most that may be refunded. */
export type DeskRefund = Aged & { worth: number; customerOf: User | null; preparedBy: string };
type DeskQuery = ListQuery & {
  kind?: OpenRefund['kind'] | undefined;
  age?: RefundAge | undefined;
  vendor?: Id | undefined;
  sort?: (typeof deskSorts)[number] | undefined;
};
export type RefundDesk = {
  docs: DeskRefund[];
  total: number;
  /** The sum of everything that was found. */
  sum: number;
  /** The totals: what is owed, and what may be refunded because the goods are back. */
  owed: number;
  may: number;
  /** What the journal holds as owed to customers; equal to `owed`, unless a refund is missing in the list. */
  journal: number;
  ageing: ReturnType<typeof ageingOf>;
  isWhole: boolean;
};

/** Refunds that are owed to customers and were not sent, oldest first, with the ageing of all of them. */
export async function readRefundDesk(ctx: Ctx, query: DeskQuery): Promise<RefundDesk> {
  const { refunds, isWhole } = await readOpenRefunds(ctx);
  const aged = refunds.map((refund) => ({ ...refund, days: daysSince(new Date(refund.since), ctx.now) }));
  // A search by name needs all customers; otherwise those of the page are enough.
  const people = query.search ? await readPeople(ctx, aged) : null;
  const isOfVendor = query.vendor === undefined ? () => true : await ofVendor(ctx, query.vendor, refunds);
  // A promised refund has its amount; for the others it is read what was paid.
  const paidFor = await worthOfReturns(ctx, goodsOf(aged.filter(({ amount }) => amount === null)));
  const all = aged.map((refund): Aged => ({
    ...refund,
    amount: refund.amount ?? (refund.goods ? paidFor(refund.goods) : 0),
  }));
  const found = all.filter((refund) => isOfVendor(refund) && isAsked(refund, people?.(refund.customer) ?? null, query));
  const offset = query.offset ?? 0;
  const page = inOrder(found, query.sort).slice(offset, offset + (query.limit ?? PAGE));
  const worthOf = await worthOfReturns(ctx, goodsOf(page));
  const owed = all.filter(({ state }) => state !== 'may');
  const shown = people ?? (await readPeople(ctx, page));
  return {
    docs: page.map((refund) => ({
      ...refund,
      worth: refund.goods ? worthOf(refund.goods) : refund.left,
      customerOf: shown(refund.customer),
      preparedBy: shown(refId(refund.request?.prepared_by))?.name ?? '',
    })),
    total: found.length,
    sum: sumOf(found.map(({ amount }) => amount)),
    owed: sumOf(owed.map(({ amount }) => amount)),
    may: sumOf(all.filter(({ state }) => state === 'may').map(({ amount }) => amount)),
    journal: 0 - (await accountSum(ctx, 'owed_refund')),
    ageing: ageingOf(owed),
    isWhole,
  };
}

const goodsOf = (refunds: readonly Pick<OpenRefund, 'goods'>[]): Return[] =>
  refunds.flatMap(({ goods }) => goods ?? []);

/** The refunds are given oldest first. */
function inOrder(refunds: readonly Aged[], sort: DeskQuery['sort'] = '-age'): Aged[] {
  const down = sort.endsWith('amount') ? refunds.toSorted((one, other) => other.amount - one.amount) : [...refunds];
  return sort.startsWith('-') ? down : down.toReversed();
}

/** Whether a refund is about goods of this vendor: those that came back, or a package of the order that was paid. */
async function ofVendor(
  ctx: Ctx,
  given: Id,
  refunds: readonly OpenRefund[],
): Promise<(refund: Pick<OpenRefund, 'kind' | 'goods' | 'order_number'>) => boolean> {
  const vendor = possibleId(ctx, given);
  if (vendor === null) return () => false;
  const numbers = [...new Set(refunds.filter(({ kind }) => kind === 'bkash').map((each) => each.order_number))];
  const packages = await ctx.db.rows(why, 'packages', {
    where: { and: [{ vendor: { equals: vendor } }, { order_number: { in: numbers } }] },
    select: { order_number: true },
    limit: numbers.length || 1,
  });
  const paid = new Set(packages.map(({ order_number }) => order_number));
  return ({ kind, goods, order_number }) =>
    kind === 'bkash' ? paid.has(order_number) : goods !== null && sameRef(goods.vendor, vendor);
}

function isAsked(
  refund: Pick<Aged, 'kind' | 'days' | 'order_number' | 'tracking_id'>,
  customer: User | null,
  { kind, age, search }: DeskQuery,
): boolean {
  if (kind !== undefined && refund.kind !== kind) return false;
  if (age !== undefined && ageOf(refund.days) !== age) return false;
  if (!search) return true;
  const wanted = westernDigits(search).replace(/^#\s*/, '').toLowerCase();
  const { name = '', mobile = '' } = customer ?? {};
  return [refund.order_number, refund.tracking_id, name, mobile].some((each) =>
    String(each ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}

async function readPeople(
  ctx: Ctx,
  refunds: readonly Pick<OpenRefund, 'customer' | 'request'>[],
): Promise<(id: Id | null) => User | null> {
  const ids = [...new Set(refunds.flatMap(({ customer, request }) => [customer, refId(request?.prepared_by)]))].filter(
    (id) => id !== null,
  );
  if (ids.length === 0) return () => null;
  const users = await ctx.db.rows(why, 'users', {
    where: { id: { in: ids } },
    select: { name: true, mobile: true },
    limit: ids.length,
  });
  const known = rowsById(users);
  return (id) => (id === null ? null : (known.get(String(id)) ?? null));
}

/** Whether the caller has prepared it. */
export const isOwnRequest = (refund: DeskRefund, caller: Id | undefined): boolean =>
  caller !== undefined && refund.request !== null && sameRef(refund.request.prepared_by, caller);
