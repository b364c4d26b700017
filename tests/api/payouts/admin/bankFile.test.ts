/** The bank's own file: the payouts that its rows match are shown first, and nothing is guessed. */
import { openShop, type Caller } from '../../../support/http';
import { settling } from '../../../support/make/payouts';

const shop = openShop();
const make = settling(shop);
const { earner, payoutsOf, entriesOf } = make;

let maker: Caller;
let checker: Caller;
beforeAll(async () => {
  maker = (await make.subadmin()).caller;
  checker = (await make.admin()).caller;
});

type Row = {
  line: number;
  result: string;
  payout_id: number | null;
  number: string;
  amount: number;
  reference: string;
};
const preview = async (csv: string): Promise<Row[]> => (await maker.post('/payout-import-preview', { csv })).body.rows;
const errors = async (csv: string) => (await maker.post('/payout-import-preview', { csv })).body.errors;

test('rows match by number and amount; unknown, doubtful and unpaid ones are told', async () => {
  const [one, same, twin, wallet, unpaid] = [
    await earner(1_500, { number: '90-10 200' }),
    await earner(700, { number: '777' }),
    await earner(700, { number: '777' }),
    await earner(900, { method: 'bkash', number: '01712345678' }),
    await earner(310, { number: '31' }),
  ];
  const run = await make.approved({ maker, checker }, one, same, twin, wallet, unpaid);
  const payout = (await payoutsOf(run)).find(({ amount }) => amount === 1_500)!;
  const csv = [
    'Transaction ID,Account Number,Amount,Status,Remarks',
    'B1,9010200,"1,500.00",Success,x',
    'B2,777,700,Paid,',
    'B3,9010200,1501,Paid,',
    'B4,01712345678,900,Paid,',
    'B5,9010200,1500.50,Paid,',
    ',9010200,1502,Paid,',
    'B7,31,310,Returned,',
  ].join('\r\n');
  const rows = await preview(csv);
  expect(rows.map(({ line, result }) => [line, result])).toEqual([
    [2, 'matches'],
    [3, 'ambiguous'],
    [4, 'unknown'],
    [5, 'unknown'],
    [6, 'wrong'],
    [7, 'wrong'],
    [8, 'notPaid'],
  ]);
  expect(rows[0]).toMatchObject({
    payout_id: payout.id,
    amount: 1_500,
    number: '9010200',
    business_name: one.vendor.business_name,
  });
  expect(await entriesOf(payout.id)).toEqual([]);

  const row = { line: 2, payout_id: payout.id, number: '9010200', amount: 1_500, reference: 'B1' };
  const apply = async (...given: object[]) => (await maker.post('/payout-import', { rows: given })).body.results;
  expect(await apply({ ...row, amount: 1_499 }, { ...row, number: '777' }, { ...row, payout_id: 999_999 })).toEqual([
    { line: 2, payout_id: payout.id, sent: false, used: false },
    { line: 2, payout_id: payout.id, sent: false, used: false },
    { line: 2, payout_id: 999_999, sent: false, used: false },
  ]);
  expect(await apply(row, row)).toMatchObject([{ sent: true }, { sent: false }]);
  expect(await entriesOf(payout.id)).toEqual([['payout_sent', 1_500]]);
  expect((await payoutsOf(run)).find(({ id }) => id === payout.id)).toMatchObject({
    status: 'sent',
    reference: 'B1',
    sent_from: 'bank',
  });
  expect((await preview('reference,account_number,amount\nB8,9010200,1500'))[0]?.result).toBe('unknown');
});

test('a file that is read again marks no other payout of the same number and amount', async () => {
  const seller = await earner(1_750, { number: '175' });
  const [first] = await payoutsOf(await make.approved({ maker, checker }, seller));
  const csv = 'reference,account_number,amount\nFT-175,175,1750';
  const apply = async (id: number, reference: string) => {
    const row = { line: 2, payout_id: id, number: '175', amount: 1_750, reference };
    return (await maker.post('/payout-import', { rows: [row] })).body.results[0];
  };
  expect((await preview(csv))[0]).toMatchObject({ result: 'matches', payout_id: first!.id });
  expect(await apply(first!.id, 'FT-175')).toMatchObject({ sent: true, used: false });
  await make.earn(seller, 1_750);
  const [next] = await payoutsOf(await make.approved({ maker, checker }, seller));
  expect(next).toMatchObject({ amount: 1_750, number: '175' });
  expect((await preview(csv))[0]).toMatchObject({ result: 'used', payout_id: null });
  expect((await preview('reference,account_number,amount\n ft-175,175,1750'))[0]?.result).toBe('used');
  for (const reference of ['FT-175', 'ft-175'])
    expect(await apply(next!.id, reference)).toMatchObject({ sent: false, used: true });
  expect(await entriesOf(next!.id)).toEqual([]);
  // One that came back was a transfer too.
  await maker.post(`/payout-failed/${first!.id}`, { seen: 'sent', reason: 'The account is closed' });
  expect((await preview(csv))[0]?.result).toBe('used');
  expect((await preview('reference,account_number,amount\nFT-176,175,1750'))[0]).toMatchObject({
    result: 'matches',
    payout_id: next!.id,
  });
});

test('two rows for one payout are left to a person', async () => {
  await make.approved({ maker, checker }, await earner(640, { number: '64' }));
  const rows = await preview('reference;account_number;amount\nA;64;640\nB;64;640');
  expect(rows.map(({ result, payout_id: id }) => [result, id])).toEqual([
    ['ambiguous', null],
    ['ambiguous', null],
  ]);
  const returned = await preview('reference,account,amount,status\nA,64,640,Paid\nB,64,640,Returned');
  expect(returned.map(({ result }) => result)).toEqual(['ambiguous', 'notPaid']);
});

test.each([
  ['reference,amount\nA,1', 'The column account_number is missing.'],
  ['reference,account,number,amount\nA,1,2,3', 'The column account_number appears twice.'],
  ['reference,account_number,amount\n', 'The file has no lines below its heading.'],
  [`reference,account_number,amount\n${'A,1,1\n'.repeat(2_001)}`, expect.stringContaining('2000')],
])('%j is refused', async (csv, message) => {
  expect(await errors(csv)).toEqual({ csv: [message] });
});
