/** What a smaller refund gives back to the vendor is no earning: it lessens what was returned. */
import { dhakaDay } from '../../../../domain/time/dhaka';
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Movement = { kind: string; amount: number };

test('the sums of a statement and of a week are those of the movements of their kind', async () => {
  const [seller, admin] = [await make.seller(), await make.admin()];
  const done = async (path: string, body = {}) =>
    expect([path, (await admin.caller.post(path, body)).body.status]).toEqual([path, 200]);
  const made = await make.order({ seller, status: 6, qty: 3 });
  const other = await make.order({ seller, status: 6, qty: 1 });
  for (const { package: sent } of [made, other]) await done(`/pto-update-status/${sent.tracking_id}/7`);
  const request = await make.returnOf(made, { status: 3, qty: 2 });
  await done(`/update-return-status/4/${request.id}`);

  const today = dhakaDay(new Date());
  const returned = async (): Promise<number> => {
    const { statement } = (await seller.caller.get(`/my-statement?from=${today}&to=${today}`)).body;
    const of = (kind: string) =>
      (statement.movements as Movement[])
        .filter((each) => each.kind === kind)
        .reduce((sum, { amount }) => sum + amount, 0);
    const { earned, returned: back } = statement.totals;
    expect([earned, back]).toEqual([of('earning'), of('return')]);
    expect(earned + back).toBe(statement.closing);
    const { money } = (await seller.caller.get('/my-money')).body;
    expect(money.weeks.at(-1)).toMatchObject({ earned, returned: back });
    return back as number;
  };
  const all = await returned();
  expect(all).toBeLessThan(0);
  await done(`/update-refund-status/1/${request.id}`, { amount: 50, reason: 'Torn' });
  expect(await returned()).toBeGreaterThan(all);
  await done(`/update-refund-status/0/${request.id}`);
  expect(await returned()).toBe(all);
});
