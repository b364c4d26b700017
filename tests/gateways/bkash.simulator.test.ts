import { scripts } from '../../gateways/bkash/simulator/scripts';
import { createBkashSimulator } from '../../gateways/bkash/simulator';
import { fixedClock } from './fixedClock';
import { merchant, openBkash, type BkashBench } from './bkash.bench';

let bkash: BkashBench;
beforeEach(async () => {
  bkash = await openBkash();
});
afterEach(() => bkash.close());

const post = (path: string, body: object) =>
  fetch(`${bkash.served.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the page of the bKash simulator', () => {
  it('has three plain forms with buttons named success, failure and cancel, in both languages, without a script', async () => {
    const { bkashUrl } = await bkash.client.createPayment(bkash.request(1_270));
    const answer = await fetch(bkashUrl);
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect([...html.matchAll(/<form method="post" action="decide">/g)]).toHaveLength(3);
    for (const name of ['success', 'failure', 'cancel']) {
      expect(html).toContain(`<button type="submit" name="${name}" value="1">${name}</button>`);
    }
    expect(html).toContain('৳ 1270');
    expect(html).toContain('১২৭০ টাকা');
    expect(html).not.toMatch(/<script|style=|<style|https?:\/\//);
    expect((await fetch(new URL('page.css', bkashUrl))).headers.get('content-type')).toContain('text/css');
  });

  it('can be decided only once', async () => {
    const { paymentId, bkashUrl } = await bkash.client.createPayment(bkash.request());
    await bkash.press(paymentId, 'cancel');
    expect((await fetch(bkashUrl)).status).toBe(409);
    expect((await post('/decide', { paymentID: paymentId, success: '1' })).status).toBe(409);
    expect(bkash.state.payments.get(paymentId)?.decision).toBe('cancelled');
  });

  it('rejects unknown payments', async () => {
    expect((await fetch(`${bkash.served.url}/page?paymentID=nothing`)).status).toBe(404);
    expect((await post('/decide', { paymentID: 'nothing', success: '1' })).status).toBe(404);
  });

  it('escapes its inputs', async () => {
    const { paymentId, bkashUrl } = await bkash.client.createPayment(bkash.request());
    const payment = bkash.state.payments.get(paymentId);
    if (payment) payment.invoice = '"><img src=x>';
    expect(await (await fetch(bkashUrl)).text()).not.toContain('<img');
  });
});

describe('the control of the simulator', () => {
  it('sets, counts and removes scripts', async () => {
    expect(await (await post('/script', { script: 'executeTransient', times: 2 })).json()).toEqual({
      waiting: ['executeTransient', 'executeTransient'],
    });
    expect(await (await fetch(`${bkash.served.url}/scripts`)).json()).toMatchObject({
      scripts,
      waiting: ['executeTransient', 'executeTransient'],
    });
    expect(await (await post('/script', { clear: true })).json()).toEqual({ waiting: [] });
    expect((await post('/script', { script: 'nonsense' })).status).toBe(400);
  });

  it('can move money without the shop', async () => {
    const { paymentId } = await bkash.client.createPayment(bkash.request(640));
    const settled = (await (await post('/settle', { paymentID: paymentId })).json()) as { trxID: string };
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'completed', trxId: settled.trxID });
    expect((await post('/settle', { paymentID: 'nothing' })).status).toBe(404);
  });

  it("answers a wrong path and a broken body as bKash's gateway does", async () => {
    expect(await (await post('/v1.2.0-beta/tokenized/checkout/nothing', {})).json()).toEqual({
      message: 'Missing Authentication Token',
    });
    const broken = await fetch(`${bkash.served.url}/v1.2.0-beta/tokenized/checkout/create`, {
      method: 'POST',
      body: '{"a":',
    });
    expect(broken.status).toBe(400);
    expect((await fetch(bkash.served.url, { method: 'DELETE' })).status).toBe(405);
  });

  it('keeps its state across two copies of the module in one process', async () => {
    const clock = fixedClock(new Date('2026-03-10T10:00:00.000Z'));
    const settings = { ...merchant, publicUrl: 'http://shop.test/sandbox/bkash' };
    const say = (body: Record<string, unknown>) => ({ method: 'POST', path: '/script', headers: {}, body });
    await createBkashSimulator(settings, clock).handle(say({ script: 'wrongAmount' }));
    const other = await createBkashSimulator(settings, clock).handle(say({}));
    expect(JSON.parse(other.body)).toEqual({ waiting: ['wrongAmount'] });
    await createBkashSimulator(settings, clock).handle(say({ clear: true }));
  });
});
