/** The demo data show three months of money: every account of the chart moves in them. */
import { createLocalReq } from 'payload';
import { accountNames } from '../../../domain/ledger/accounts';
import { addDays } from '../../../domain/time/dhaka';
import { openCtx } from '../../../services/openCtx';
import { openShop } from '../../support/http';

const shop = openShop();

test('every account moves within three months', async () => {
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  const since = addDays(ctx.now, -92).toISOString();
  const moved = await ctx.db.groups('a test', 'journal-lines', {
    where: { at: { greater_than_equal: since } },
    by: 'account',
    sums: ['amount'],
  });
  expect(moved.map(({ key }) => String(key)).sort()).toEqual([...accountNames].sort());
});
