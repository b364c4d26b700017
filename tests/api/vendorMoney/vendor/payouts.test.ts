/** The list of what a vendor was paid. */
import { openShop } from '../../../support/http';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);

test('payouts are listed newest first, with the end of the number', async () => {
  const admin = await make.admin();
  const seller = await make.seller();
  const run = async () =>
    (
      await make.create<{ id: number }>('payout-runs', {
        status: 'done',
        until: new Date().toISOString(),
        minimum: 0,
        total: 500,
        payouts: 1,
        prepared_by: admin.user.id,
      })
    ).id;
  for (const [status, amount] of [
    ['sent', 500],
    ['failed', 700],
  ] as const)
    await make.create('payouts', {
      run: await run(),
      vendor: seller.vendor.id,
      amount,
      status,
      method: 'nagad',
      number: '01812345678',
      holder: 'Rahima',
      reference: status === 'sent' ? 'TRX9' : '',
      failure: status === 'failed' ? 'The account is closed.' : '',
    });
  const { body } = await seller.caller.get('/my-payouts?offset=0&limit=1');
  expect(body).toMatchObject({ totalcount: 2, payouts: [{ status: 'failed', amount: 700, number: '••••5678' }] });
  const all = (await admin.caller.get(`/vendor-money-payouts/${seller.vendor.id}`)).body;
  expect(all.payouts).toMatchObject([{ failure: 'The account is closed.' }, { reference: 'TRX9' }]);
});
