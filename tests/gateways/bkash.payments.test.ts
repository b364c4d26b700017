import { callbackUrl, openBkash, type BkashBench } from './bkash.bench';
import { faultOf } from './serve';

let bkash: BkashBench;
beforeEach(async () => {
  bkash = await openBkash();
});
afterEach(() => bkash.close());

describe('a bKash payment', () => {
  it('is created, approved, executed once, and then completed', async () => {
    const asked = bkash.request(1_270);
    const { paymentId, bkashUrl } = await bkash.client.createPayment(asked);
    expect(bkashUrl).toBe(`${bkash.served.url}/page?paymentID=${paymentId}`);
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({
      state: 'initiated',
      approved: false,
      trxId: null,
    });

    const back = await bkash.press(paymentId, 'success');
    expect(`${back.origin}${back.pathname}`).toBe(callbackUrl);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ paymentID: paymentId, status: 'success' });
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'initiated', approved: true });

    const paid = await bkash.client.executePayment(paymentId);
    expect(paid).toEqual({
      paymentId,
      state: 'completed',
      approved: true,
      trxId: expect.stringMatching(/^[A-Z0-9]{10}$/) as string,
      amount: 1_270,
      currency: 'BDT',
      invoice: asked.invoice,
      rawState: 'Completed',
    });
    expect(await bkash.client.queryPayment(paymentId)).toEqual(paid);
  });

  it.each(['failure', 'cancel'] as const)(
    'that ends in %s sends the shopper back with that status and cannot be executed',
    async (button) => {
      const { paymentId } = await bkash.client.createPayment(bkash.request());
      const back = await bkash.press(paymentId, button);
      expect(back.searchParams.get('status')).toBe(button);
      const fault = await faultOf(bkash.client.executePayment(paymentId));
      expect(fault).toMatchObject(
        button === 'cancel' ? { kind: 'declined', code: '2069' } : { kind: 'state', code: '2056' },
      );
      expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'initiated', approved: false });
    },
  );

  it('refuses an invoice it has seen before', async () => {
    const asked = bkash.request();
    await bkash.client.createPayment(asked);
    expect(await faultOf(bkash.client.createPayment(asked))).toMatchObject({ kind: 'duplicate', code: '2029' });
  });

  it.each([
    [{ amount: 0 }, '2006'],
    [{ invoice: 'a<b' }, '2031'],
    [{ callbackUrl: 'no address' }, '2049'],
  ])('refuses %p', async (change, code) => {
    expect(await faultOf(bkash.client.createPayment({ ...bkash.request(), ...change }))).toMatchObject({
      kind: 'invalid',
      code,
    });
  });

  it('cleans and shortens the payer reference rather than losing the sale', async () => {
    const { paymentId } = await bkash.client.createPayment({
      ...bkash.request(),
      payerReference: `<${'a'.repeat(300)}&`,
    });
    expect(bkash.state.payments.get(paymentId)?.payerReference).toBe('a'.repeat(255));
  });

  it('executed before the shopper has approved it is refused, permanently', async () => {
    const { paymentId } = await bkash.client.createPayment(bkash.request());
    expect(await faultOf(bkash.client.executePayment(paymentId))).toMatchObject({ kind: 'state', code: '2056' });
    expect(await faultOf(bkash.client.executePayment(paymentId))).toMatchObject({ kind: 'state', code: '2117' });
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'initiated', trxId: null });
  });

  it('executed twice moves the money once; the second answer says so', async () => {
    const { paymentId } = await bkash.approved();
    const first = await bkash.client.executePayment(paymentId);
    expect(await faultOf(bkash.client.executePayment(paymentId))).toMatchObject({ kind: 'state', code: '2062' });
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'completed', trxId: first.trxId });
  });

  it('executed twice at once succeeds once', async () => {
    const { paymentId } = await bkash.approved();
    const both = await Promise.allSettled([
      bkash.client.executePayment(paymentId),
      bkash.client.executePayment(paymentId),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('older than a day cannot be executed', async () => {
    bkash.script('oldPayment');
    const { paymentId } = await bkash.approved();
    expect(await faultOf(bkash.client.executePayment(paymentId))).toMatchObject({ kind: 'state', code: '2056' });
  });

  it('can be executed until 24 hours have passed', async () => {
    const { paymentId } = await bkash.approved();
    bkash.clock.advanceSeconds(24 * 3_600 - 1);
    expect(await bkash.client.executePayment(paymentId)).toMatchObject({ state: 'completed' });
  });

  it('without an answer can be queried: the money has moved', async () => {
    const { paymentId } = await bkash.approved(700);
    bkash.script('executeSilentMoved');
    expect(await faultOf(bkash.hasty.executePayment(paymentId))).toMatchObject({ kind: 'noAnswer', code: 'timeout' });
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'completed', amount: 700 });
  });

  it('without an answer can be queried: no money has moved, and it can be executed again', async () => {
    const { paymentId } = await bkash.approved();
    bkash.script('executeSilentNotMoved');
    expect(await faultOf(bkash.hasty.executePayment(paymentId))).toMatchObject({ kind: 'noAnswer', code: 'timeout' });
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'initiated', approved: true });
    expect(await bkash.client.executePayment(paymentId)).toMatchObject({ state: 'completed' });
  });

  it('is declined without balance, and can be retried when bKash says so', async () => {
    const poor = await bkash.approved();
    bkash.script('insufficientBalance');
    expect(await faultOf(bkash.client.executePayment(poor.paymentId))).toMatchObject({
      kind: 'declined',
      code: '2023',
    });
    const busy = await bkash.approved();
    bkash.script('executeTransient');
    expect(await faultOf(bkash.client.executePayment(busy.paymentId))).toMatchObject({
      kind: 'transient',
      code: '2003',
      retryable: true,
    });
    expect(await bkash.client.executePayment(busy.paymentId)).toMatchObject({ state: 'completed' });
  });

  it('shows when the amount or invoice differs from the request', async () => {
    const short = await bkash.approved(500);
    bkash.script('wrongAmount');
    expect(await bkash.client.executePayment(short.paymentId)).toMatchObject({ state: 'completed', amount: 499 });
    const other = await bkash.approved();
    bkash.script('wrongInvoice');
    expect((await bkash.client.executePayment(other.paymentId)).invoice).not.toBe(other.invoice);
  });

  it('that is unknown is not found', async () => {
    expect(await faultOf(bkash.client.executePayment('TR0011unknown'))).toMatchObject({
      kind: 'notFound',
      code: '2002',
    });
    expect(await faultOf(bkash.client.queryPayment('TR0011unknown'))).toMatchObject({ kind: 'notFound', code: '2002' });
  });

  it('follows the script named in its payer reference', async () => {
    const { paymentId } = await bkash.client.createPayment({
      ...bkash.request(),
      payerReference: 'insufficientBalance',
    });
    await bkash.press(paymentId, 'success');
    expect(await faultOf(bkash.client.executePayment(paymentId))).toMatchObject({ code: '2023' });
  });
});

describe('each form of a refusal by bKash', () => {
  it.each([
    ['createTransient', 'transient', '2003'],
    ['createMaintenance', 'transient', '503'],
    ['createBadRequest', 'invalid', 'http400'],
    ['brokenPage', 'noAnswer', 'http502'],
  ] as const)('%s is one error of the kind %s', async (script, kind, code) => {
    await bkash.client.createPayment(bkash.request());
    bkash.script(script);
    const fault = (await faultOf(bkash.client.createPayment(bkash.request()))) as Error;
    expect(fault).toMatchObject({
      name: 'GatewayError',
      service: 'bkash',
      kind,
      code,
      retryable: kind === 'transient',
    });
    expect(JSON.stringify({ ...fault, stack: fault.stack })).not.toContain('-secret');
  });

  it('a timeout becomes the same error: the outcome is unknown', async () => {
    await bkash.client.createPayment(bkash.request());
    bkash.script('createSilent');
    const fault = await faultOf(bkash.hasty.createPayment(bkash.request()));
    expect(fault).toMatchObject({ service: 'bkash', kind: 'noAnswer', code: 'timeout', retryable: false });
  });

  it('an unreachable server becomes the same error, and can be retried', async () => {
    await bkash.client.createPayment(bkash.request());
    await bkash.close();
    expect(await faultOf(bkash.client.queryPayment('TR0011'))).toMatchObject({
      kind: 'transient',
      code: 'unreachable',
    });
    bkash = await openBkash();
  });
});
