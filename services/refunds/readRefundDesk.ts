import { sumOf } from '../../domain/money';
import { ageingOf, ageOf, daysSince, type RefundAge } from '../../domain/refunds/ageing';
import { westernDigits } from '../../domain/text/bangla';
import type { User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { accountSum } from '../ledger/sumsSoFar';
import type { ListQuery } from '../listing';
import { refId, sameRef } from '../relations';
import { worthOfReturns } from '../returns/worthOfReturns';
import { readOpenRefunds, type OpenRefund } from './openRefunds';

const why = 'the refund desk names customers and who has prepared what';
const PAGE = 1_000;

type Aged = Omit<OpenRefund, 'amount'> & { amount: number; days: number };
/** `worth`: the most that may be refunded. */
export type DeskRefund = Aged & { worth: number; customerOf: User | null; preparedBy: string };
type DeskQuery = ListQuery & { kind?: OpenRefund['kind'] | undefined; age?: RefundAge | undefined };
export type RefundDesk = {
  docs: DeskRefund[];
  total: number;
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
  const found = aged.filter((refund) => isAsked(refund, people?.(refund.customer) ?? null, query));
  const offset = query.offset ?? 0;
  const page = found.slice(offset, offset + (query.limit ?? PAGE));
  // A promised refund has its amount. What was paid is read for the others, and for those of the page.
  const needed = new Set(
    [...page, ...aged.filter(({ amount }) => amount === null)].flatMap(({ goods }) => goods ?? []),
  );
  const worthOf = await worthOfReturns(ctx, [...needed]);
  const withAmount = (refund: (typeof aged)[number]): Aged => ({
    ...refund,
    amount: refund.amount ?? (refund.goods ? worthOf(refund.goods) : 0),
  });
  const all = aged.map(withAmount);
  const owed = all.filter(({ state }) => state !== 'may');
  const shown = people ?? (await readPeople(ctx, page));
  return {
    docs: page.map((refund) => ({
      ...withAmount(refund),
      worth: refund.goods ? worthOf(refund.goods) : refund.left,
      customerOf: shown(refund.customer),
      preparedBy: shown(refId(refund.request?.prepared_by))?.name ?? '',
    })),
    total: found.length,
    owed: sumOf(owed.map(({ amount }) => amount)),
    may: sumOf(all.filter(({ state }) => state === 'may').map(({ amount }) => amount)),
    journal: 0 - (await accountSum(ctx, 'owed_refund')),
    ageing: ageingOf(owed),
    isWhole,
  };
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
  const known = new Map(users.map((user) => [String(user.id), user]));
  return (id) => (id === null ? null : (known.get(String(id)) ?? null));
}

/** Whether the caller has prepared it. */
export const isOwnRequest = (refund: DeskRefund, caller: Id | undefined): boolean =>
  caller !== undefined && refund.request !== null && sameRef(refund.request.prepared_by, caller);
