/** bKash's own notices: signed by Amazon SNS, or without effect. */
import { openShop, type Reply } from '../../../support/http';
import type { Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

type Notice = Record<string, string>;
type Sent = { notice: Notice; shop: { status: number; body: string } };

async function start(): Promise<{ number: number; paymentId: string }> {
  const customer = await make.person();
  await make.fill(customer, [[await make.product(seller), 2]]);
  const payload = make.payload({ payment_method: 'bKash', payment_amount: 200 });
  const { body } = await customer.caller.post('/bkash/checkout-url/create', payload);
  if (body.status !== 200) throw new Error(JSON.stringify(body));
  return { number: body.order_number, paymentId: new URL(body.bkashurl).searchParams.get('paymentID') ?? '' };
}

async function send(paymentID: string, variant: string, signatureVersion = '1'): Promise<Sent> {
  const answer = await fetch(`${shop.origin()}/sandbox/bkash/ipn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, variant, signatureVersion }),
  });
  return (await answer.json()) as Sent;
}
/** Posts an envelope of our own making. */
const post = (notice: object | string, type = 'text/plain; charset=UTF-8'): Promise<Reply> =>
  shop.visitor.post('/bkash/ipn', typeof notice === 'string' ? notice : JSON.stringify(notice), {
    headers: { 'Content-Type': type },
  });

async function stateOf(number: number) {
  const read = async (collection: 'orders' | 'payments') =>
    (
      await shop.payload().find({
        collection,
        where: { [collection === 'orders' ? 'number' : 'order_number']: { equals: number } },
        depth: 0,
      })
    ).docs[0] as never as Record<string, unknown>;
  const [order, payment] = [await read('orders'), await read('payments')];
  const notices = await shop.payload().count({
    collection: 'notifications',
    where: { message: { equals: `Your bKash payment for order ${number} is received` } },
  });
  return { order: `${order.payment_method} ${order.payment_status}`, payment: payment.status, told: notices.totalDocs };
}
const open = { order: 'bKash 0', payment: 'started' };
const paid = { order: 'bKash 1', payment: 'paid' };
const settled = async (number: number) => {
  // The customer's own notification is written by a job.
  for (let tries = 0; tries < 50 && (await stateOf(number)).told === 0; tries += 1)
    await new Promise((done) => setTimeout(done, 100));
  return stateOf(number);
};

describe('a signed notice', () => {
  test.each(['1', '2'])('of signature version %s marks the order paid after querying bKash', async (version) => {
    const { number, paymentId } = await start();
    const { shop: said } = await send(paymentId, 'signed', version);
    expect(said).toMatchObject({ status: 200, body: '{"status":200}' });
    expect(await stateOf(number)).toMatchObject(paid);
  });

  test('that is repeated, as text or as JSON, has no second effect', async () => {
    const { number, paymentId } = await start();
    const { notice } = await send(paymentId, 'signed');
    const before = await settled(number);
    expect((await send(paymentId, 'replayed')).shop.status).toBe(200);
    expect((await post(notice, 'application/json')).body).toEqual({ status: 200 });
    expect(await stateOf(number)).toEqual(before);
    const { docs } = await shop
      .payload()
      .find({ collection: 'counters', where: { name: { equals: `bkash notice ${notice.MessageId}` } } });
    expect(docs).toMatchObject([{ value: 3 }]);
  });

  test('ten at once, each sent twice: paid once, notified once', async () => {
    const { number, paymentId } = await start();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(paymentId, 'signed')));
    const again = await Promise.all(sent.map(({ notice }) => post(notice)));
    expect([...sent.map((each) => each.shop.status), ...again.map(({ http }) => http)]).toEqual(
      Array<number>(20).fill(200),
    );
    expect(await settled(number)).toMatchObject({ ...paid, told: 1 });
  });

  test('that arrives before the callback: the callback finds the order paid', async () => {
    const { number, paymentId } = await start();
    await send(paymentId, 'beforeCallback');
    expect(await stateOf(number)).toMatchObject(paid);
    const { headers } = await shop.visitor.get(`/bkash/callback?paymentID=${paymentId}&status=success`);
    expect(headers.get('location')).toBe('/multi-vendor/order-placed/payment/success');
  });

  test('about an unknown invoice is acknowledged and changes nothing', async () => {
    const { number, paymentId } = await start();
    expect((await send(paymentId, 'unknownInvoice')).shop).toMatchObject({ status: 200 });
    expect(await stateOf(number)).toMatchObject(open);
  });

  test('altered to name another order is refused', async () => {
    const { number, paymentId } = await start();
    const { notice } = await send(paymentId, 'signed');
    const other = await start();
    expect(
      (await post({ ...notice, Message: notice.Message!.replace(String(number), String(other.number)) })).http,
    ).toBe(403);
    expect(await stateOf(other.number)).toMatchObject(open);
  });
});

describe('an unsigned notice', () => {
  test.each(['badSignature', 'forgedCert'])('%s is refused without effect', async (variant) => {
    const { number, paymentId } = await start();
    await fetch(`${shop.origin()}/sandbox/bkash/settle`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ paymentID: paymentId }),
    });
    expect((await send(paymentId, variant)).shop.status).toBe(403);
    expect(await stateOf(number)).toMatchObject(open);
  });

  test('with another host for the certificate or the confirmation is never fetched', async () => {
    const { number, paymentId } = await start();
    const { notice } = await send(paymentId, 'badSignature');
    for (const SigningCertURL of [
      'http://127.0.0.1:1/cert.pem',
      `${shop.origin()}/sandbox/bkash/../cert.pem`,
      `${shop.origin()}@example.net/sns/cert.pem`,
      'x',
    ]) {
      expect((await post({ ...notice, SigningCertURL })).http).toBe(403);
    }
    expect(await stateOf(number)).toMatchObject(open);
  });

  test('that is incomplete, not JSON or contains query operators is refused by its shape', async () => {
    expect((await post('no json')).http).toBe(400);
    expect((await post({ Type: 'Notification', Message: '{}' })).body).toMatchObject({
      status: 422,
      errors: { Signature: expect.any(Array) },
    });
    const { paymentId } = await start();
    const { notice } = await send(paymentId, 'badSignature');
    expect((await post({ ...notice, MessageId: { $ne: '' } })).body.errors).toHaveProperty('MessageId');
    expect((await post({ ...notice, SignatureVersion: '3' })).body.errors).toHaveProperty('SignatureVersion');
  });
});

describe('the subscription', () => {
  test('is confirmed once by opening the URL from SNS', async () => {
    const confirmations = async () => {
      const { notice } = await send('', 'subscription');
      return {
        notice,
        count: ((await (await fetch(notice.SubscribeURL!)).json()) as { confirmations: number }).confirmations,
      };
    };
    const first = await confirmations();
    expect((await post(first.notice)).body).toEqual({ status: 200 });
    // The second round adds the shop's one and the test's own, and nothing for the message that came again.
    expect((await confirmations()).count).toBe(first.count + 2);
  });

  test('at another host is refused', async () => {
    const { notice } = await send('', 'subscription');
    expect((await post({ ...notice, SubscribeURL: 'http://169.254.169.254/latest' })).http).toBe(403);
  });
});
