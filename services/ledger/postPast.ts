import type { Ctx, Id } from '../ctx';
import { inParts } from '../inParts';
import { isMarked, mark } from '../markOnce';
import { postMissing } from './postMissing';

const why = 'what happened to orders before the ledger existed is posted once';
const POSTED = 'ledger-posted';
const ORDERS_AT_ONCE = 200;

type Log = (line: string) => void;

/**
 * Posts what happened to orders before the ledger existed. Run at every start; once everything is posted it does nothing. A
 * process that dies in between goes on where it stopped.
 */
export async function postPast(ctx: Ctx, log: Log): Promise<void> {
  if (await isMarked(ctx, POSTED)) return;
  await postAll(ctx, log);
  await mark(ctx, POSTED);
}

/** Posts whatever the journal lacks of any order, dated as it happened, two hundred orders in a transaction. */
export async function postAll(ctx: Ctx, log: Log = () => undefined): Promise<void> {
  const total = await ctx.db.countRows(why, 'orders', {});
  let done = 0;
  for await (const numbers of orderNumbers(ctx)) {
    await ctx.db.inTransaction(() => postMissing(ctx, numbers));
    done += numbers.length;
    log(`ledger: ${done} of ${total} orders posted`);
  }
}

async function* orderNumbers(ctx: Ctx): AsyncGenerator<number[]> {
  let last: Id | null = null;
  for (;;) {
    const orders: { id: Id; number: number }[] = await ctx.db.rows(why, 'orders', {
      where: last === null ? {} : { id: { greater_than: last } },
      sort: 'id',
      select: { number: true },
      limit: ORDERS_AT_ONCE,
    });
    if (orders.length === 0) return;
    yield orders.map(({ number }) => number);
    last = orders.at(-1)!.id;
  }
}

const DAYS_LOOKED_AT = 3;

/**
 * Posts what is missing of orders that changed lately: while a new release replaces an old one, a server of the old one may
 * still complete packages without posting them.
 */
export async function postLate(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now.getTime() - DAYS_LOOKED_AT * 24 * 60 * 60 * 1_000).toISOString();
  const lately = {
    where: { updatedAt: { greater_than_equal: since } },
    select: { order_number: true },
    limit: 0,
  };
  const rows = [
    ...(await ctx.db.rows(why, 'packages', lately)),
    ...(await ctx.db.rows(why, 'payments', lately)),
    ...(await ctx.db.rows(why, 'returns', lately)),
  ];
  const numbers = [...new Set(rows.map((row) => row.order_number))];
  for (const some of inParts(numbers, ORDERS_AT_ONCE)) await ctx.db.inTransaction(() => postMissing(ctx, some));
}
