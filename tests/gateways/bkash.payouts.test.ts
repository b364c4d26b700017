import { openBkash, type BkashBench } from './bkash.bench';
import { faultOf } from './serve';

let bkash: BkashBench;
beforeEach(async () => {
  bkash = await openBkash();
});
afterEach(() => bkash.close());

let count = 0;
const request = (amount = 1_200) => ({ amount, invoice: `PAYOUT-${(count += 1)}`, receiver: '01711111111' });
const paid = (invoice: string) => bkash.state.payouts.filter((payout) => payout.invoice === invoice).length;

describe('a payout', () => {
  it('moves the money, with a token of its own product, and is found by our invoice number', async () => {
    const asked = request();
    const made = await bkash.payouts.send(asked);
    expect(made).toMatchObject({ state: 'completed', amount: 1_200, receiver: '01711111111', rawState: 'Completed' });
    expect(await bkash.payouts.find(asked.invoice)).toEqual(made);
    expect(paid(asked.invoice)).toBe(1);
    const paths = bkash.served.heard.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual([
      'POST /v1.2.0-beta/checkout/token/grant',
      'POST /v1.2.0-beta/checkout/payment/b2cPayment',
      `GET /v1.2.0-beta/checkout/payment/search/${asked.invoice}`,
    ]);
    expect(JSON.parse(bkash.served.heard[1]!.body)).toEqual({
      amount: '1200',
      currency: 'BDT',
      merchantInvoiceNumber: asked.invoice,
      receiverMSISDN: '01711111111',
    });
  });

  it('that nobody has asked for is not known', async () => {
    expect(await bkash.payouts.find('PAYOUT-none')).toBeNull();
  });

  it('is made once for an invoice number', async () => {
    const asked = request();
    await bkash.payouts.send(asked);
    expect(await faultOf(bkash.payouts.send(asked))).toMatchObject({ kind: 'duplicate', code: '2029' });
    expect(paid(asked.invoice)).toBe(1);
  });

  it.each([
    ['payoutInsufficientBalance', 'declined', '2023'],
    ['payoutUnknownReceiver', 'receiver', '2057'],
    ['payoutBlockedReceiver', 'receiver', '2039'],
    ['payoutBadRequest', 'invalid', 'http400'],
    ['payoutTransient', 'noAnswer', '2003'],
    ['payoutMaintenance', 'noAnswer', '503'],
    ['brokenPage', 'noAnswer', 'http502'],
  ] as const)('after %s is %s', async (script, kind, code) => {
    await bkash.payouts.send(request());
    const asked = request();
    bkash.script(script);
    expect(await faultOf(bkash.payouts.send(asked))).toMatchObject({ kind, code });
    expect(paid(asked.invoice)).toBe(0);
  });

  it('to a number that is none is refused', async () => {
    expect(await faultOf(bkash.payouts.send({ ...request(), receiver: '12345' }))).toMatchObject({
      kind: 'receiver',
      code: '2012',
    });
  });

  it.each([
    ['payoutSilentMoved', 1],
    ['payoutSilentNotMoved', 0],
  ] as const)('without an answer (%s) is asked about', async (script, made) => {
    const asked = request();
    bkash.script(script);
    expect(await faultOf(bkash.hastyPayouts.send(asked))).toMatchObject({ kind: 'noAnswer', code: 'timeout' });
    expect(paid(asked.invoice)).toBe(made);
    const found = await bkash.payouts.find(asked.invoice);
    if (made) expect(found).toMatchObject({ state: 'completed', amount: asked.amount });
    else expect(found).toBeNull();
  });

  it.each([
    ['payoutPending', 'completed'],
    ['payoutFailed', 'failed'],
  ] as const)('that is open (%s) ends as bKash says later', async (script, state) => {
    const asked = request();
    bkash.script(script);
    expect(await bkash.payouts.send(asked)).toMatchObject({ state: 'pending', rawState: 'Initiated' });
    expect(await bkash.payouts.find(asked.invoice)).toMatchObject({ state });
  });

  it('of another amount is not taken for ours', async () => {
    bkash.script('payoutWrongAmount');
    expect(await faultOf(bkash.payouts.send(request()))).toMatchObject({ kind: 'noAnswer', code: 'unreadable' });
  });

  it('is asked for once more when only its token was refused', async () => {
    await bkash.payouts.send(request());
    const asked = request();
    bkash.script('tokenExpired');
    expect(await bkash.payouts.send(asked)).toMatchObject({ state: 'completed' });
    expect(paid(asked.invoice)).toBe(1);
  });

  it('is not asked for without a token: nothing has happened', async () => {
    const asked = request();
    bkash.script('brokenPage');
    expect(await faultOf(bkash.payouts.send(asked))).toMatchObject({ kind: 'transient', retryable: true });
    expect(bkash.calls().filter((path) => path.endsWith('b2cPayment'))).toEqual([]);
  });
});

describe('the search', () => {
  it('that is not answered does not say that a payout is unknown', async () => {
    const asked = request();
    await bkash.payouts.send(asked);
    bkash.script('payoutSearchSilent');
    expect(await faultOf(bkash.hastyPayouts.find(asked.invoice))).toMatchObject({ kind: 'noAnswer', code: 'timeout' });
  });
});
