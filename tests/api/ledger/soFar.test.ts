/**
 * Cached sums that are carried on: whatever is posted, or rolled back with its transaction, they equal the sum of the
 * lines.
 */
import { createLocalReq } from 'payload';
import { line } from '../../../domain/ledger/entry';
import type { Ctx } from '../../../services/ctx';
import { post } from '../../../services/ledger/post';
import { soFar } from '../../../services/ledger/soFar';
import { byAccount, byParty } from '../../../services/ledger/sumsSoFar';
import { openCtx } from '../../../services/openCtx';
import { openPromises } from '../../../services/refunds/promises';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';

const shop = openShop();
const open = async (): Promise<Ctx> => openCtx(await createLocalReq({}, shop.payload()));
let count = 0;
const earn = (ctx: Ctx, vendor: number, amount: number): Promise<void> =>
  post(ctx, {
    event: 'adjustment',
    subject: `so-far:${(count += 1)}`,
    order_number: null,
    lines: [line('owed_vendor', -amount, vendor), line('cost_write_offs', amount)],
  });

/** The sums of the database, computed anew each time. */
const summed = async (ctx: Ctx) => {
  const all = await ctx.db.rows('a test', 'journal-lines', { limit: 100_000 });
  const sums = new Map<string, number>();
  for (const { account, party, amount } of all)
    if (account === 'owed_vendor') sums.set(party ?? '', (sums.get(party ?? '') ?? 0) + amount);
  return sums;
};

(onSqlite ? describe : describe.skip)('sums so far', () => {
  let counted = 0;
  const watched = (ctx: Ctx) => {
    const summing = byParty(ctx, 'owed_vendor');
    return soFar(
      ctx,
      {
        ...summing,
        first: (upTo) => {
          counted += 1;
          return summing.first(upTo);
        },
      },
      1,
    );
  };

  test('are counted once, and carried on by what is posted', async () => {
    const ctx = await open();
    await earn(ctx, 1, 100);
    expect(await watched(ctx)).toEqual(await summed(ctx));
    await earn(ctx, 1, 50);
    await earn(ctx, 987_654, 7);
    expect(await watched(await open())).toEqual(await summed(ctx));
    expect((await watched(ctx))?.get('987654')).toBe(-7);
    expect(counted).toBe(1);
  });

  test('include the writes of a transaction, and drop them when it is rolled back', async () => {
    const ctx = await open();
    const before = (await watched(ctx))?.get('1');
    const broken = ctx.db.inTransaction(async () => {
      await earn(ctx, 1, 1_000);
      expect((await watched(ctx))?.get('1')).toBe(before! - 1_000);
      throw new Error('power cut');
    });
    await expect(broken).rejects.toThrow('power cut');
    expect((await watched(ctx))?.get('1')).toBe(before);
    // Other lines get the ids of those that were taken back.
    await earn(ctx, 2, 30);
    expect(await watched(ctx)).toEqual(await summed(ctx));
    expect(counted).toBe(1);
  });

  test('of accounts are debits and credits', async () => {
    const ctx = await open();
    const read = async () => (await soFar(ctx, byAccount(ctx), 1))?.get('owed_vendor');
    const before = await read();
    await earn(ctx, 1, 40);
    expect(await read()).toEqual({ debits: before!.debits, credits: before!.credits + 40 });
  });

  test('of refunds contain what is still owed and since when, and not what was sent', async () => {
    const ctx = await open();
    const party = 'return:987654';
    const move = (amount: number) =>
      post(ctx, {
        event: 'adjustment',
        subject: `so-far:${(count += 1)}`,
        order_number: null,
        lines: [line('owed_refund', amount, party), line('bank', -amount)],
      });
    const read = async () => (await soFar(ctx, openPromises(ctx), 1))?.get(party);
    await read();
    await move(-100);
    const first = await read();
    expect(first).toEqual({ owed: 100, since: expect.any(String) });
    await move(-40);
    expect(await read()).toEqual({ owed: 140, since: first!.since });
    await move(140);
    expect(await read()).toBeUndefined();
    await move(-40);
    const whole = { ...openPromises(ctx), name: 'open refunds, anew' };
    expect(await soFar(ctx, whole, 1)).toEqual(await soFar(ctx, openPromises(ctx), 1));
    await move(40);
  });

  test('are left to the database where there are few lines', async () => {
    const ctx = await open();
    expect(await soFar(ctx, byParty(ctx, 'owed_vendor'))).toBeNull();
  });
});
