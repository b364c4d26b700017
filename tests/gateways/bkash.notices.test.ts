/** bKash's notices through Amazon SNS: what the simulator posts, and what the client takes for genuine. */
import { X509Certificate } from 'node:crypto';
import type { BkashNotice, BkashNoticeCheck } from '../../gateways/bkash/bkash';
import { createBkashClient } from '../../gateways/bkash/http';
import { noticeVariants } from '../../gateways/bkash/simulator/notices';
import { fixedClock } from './fixedClock';
import { merchant, openBkash, type BkashBench } from './bkash.bench';
import { faultOf, serve, type Served } from './serve';

let shop: Served;
let bkash: BkashBench;
let verdicts: BkashNoticeCheck[];
beforeEach(async () => {
  verdicts = [];
  shop = await serve(async ({ body }) => {
    verdicts.push(await bkash.client.checkNotice(JSON.parse(body) as BkashNotice));
    return { status: 200, body: '{}' };
  });
  bkash = await openBkash(merchant, `${shop.url}/api/bkash/ipn`);
});
afterEach(async () => {
  await bkash.close();
  await shop.close();
});

type Sent = { http: number; notice: BkashNotice; shop: { status: number } };

async function send(paymentID: string, variant: string, more: object = {}): Promise<Sent> {
  const answer = await fetch(`${bkash.served.url}/ipn`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, variant, ...more }),
  });
  return { http: answer.status, ...((await answer.json()) as Omit<Sent, 'http'>) };
}
const newPayment = async (amount = 640) => (await bkash.client.createPayment(bkash.request(amount))).paymentId;
const fetchesOfCertificate = () => bkash.calls().filter((path) => path === '/sns/cert.pem').length;

describe('what the simulator posts', () => {
  it.each(['1', '2'] as const)(
    'is a message with a valid signature of version %s, after the money has moved',
    async (version) => {
      const paymentId = await newPayment();
      const { notice, shop: said } = await send(paymentId, 'signed', { signatureVersion: version });
      expect(said.status).toBe(200);
      expect(shop.heard[0]).toMatchObject({ method: 'POST', path: '/api/bkash/ipn' });
      expect(shop.heard[0]!.headers['content-type']).toBe('text/plain; charset=UTF-8');
      expect(JSON.parse(shop.heard[0]!.body)).toEqual(notice);
      expect(notice).toMatchObject({ Type: 'Notification', SignatureVersion: version });
      const known = bkash.state.payments.get(paymentId)!;
      expect(JSON.parse(notice.Message)).toMatchObject({
        dateTime: '20260310160000',
        trxID: known.trxId,
        transactionStatus: 'Completed',
        transactionType: '10002294',
        amount: '640',
        currency: 'BDT',
        merchantInvoiceNumber: known.invoice,
      });
      expect(verdicts).toEqual(['genuine']);
      expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'completed' });
    },
  );

  it('has the same MessageId when replayed', async () => {
    const paymentId = await newPayment();
    const first = await send(paymentId, 'signed');
    const again = await send(paymentId, 'replayed');
    expect(again.notice).toEqual(first.notice);
    expect(verdicts).toEqual(['genuine', 'genuine']);
  });

  it('arrives before the callback while the shopper is on the page, and not after it', async () => {
    const paymentId = await newPayment();
    expect((await send(paymentId, 'beforeCallback')).shop.status).toBe(200);
    expect(verdicts).toEqual(['genuine']);
    expect((await send(paymentId, 'beforeCallback')).http).toBe(409);
  });

  it('is signed even for an unknown invoice, and moves no money', async () => {
    const paymentId = await newPayment();
    const { notice } = await send(paymentId, 'unknownInvoice');
    expect(notice.Message).toContain('-unknown"');
    expect(verdicts).toEqual(['genuine']);
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'initiated' });
  });

  it.each([
    ['badSignature', 'badSignature'],
    ['forgedCert', 'foreignCertificate'],
  ])('%s is not genuine', async (variant, verdict) => {
    const paymentId = await newPayment();
    await send(paymentId, variant);
    expect(verdicts).toEqual([verdict]);
    expect(await bkash.client.queryPayment(paymentId)).toMatchObject({ state: 'initiated' });
  });

  it('can be a subscription confirmation, whose URL the client opens', async () => {
    const { notice } = await send('', 'subscription');
    expect(notice.Type).toBe('SubscriptionConfirmation');
    expect(verdicts).toEqual(['genuine']);
    expect(await bkash.client.confirmNotices(notice.SubscribeURL!)).toBe(true);
    expect(bkash.state.confirmations).toBe(1);
    expect(
      await bkash.client.confirmNotices('https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription'),
    ).toBe(false);
  });

  it('is chosen by name, and refuses what it cannot do', async () => {
    const list = (await (await fetch(`${bkash.served.url}/scripts`)).json()) as { notices: unknown };
    expect(list.notices).toEqual(noticeVariants);
    expect((await send('nothing', 'signed')).http).toBe(404);
    expect((await send('nothing', 'nonsense')).http).toBe(400);
    const lonely = await openBkash();
    const { paymentId } = await lonely.client.createPayment(lonely.request());
    const answer = await fetch(`${lonely.served.url}/ipn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ paymentID: paymentId }),
    });
    expect(answer.status).toBe(409);
    await lonely.close();
  });
});

describe('the certificate', () => {
  it('is self-signed X.509, valid now, and fetched once', async () => {
    const pem = await (await fetch(`${bkash.served.url}/sns/cert.pem`)).text();
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(bkash.clock.now().getTime());
    const before = fetchesOfCertificate();
    const paymentId = await newPayment();
    for (let times = 0; times < 3; times += 1) await send(paymentId, 'signed');
    expect(fetchesOfCertificate() - before).toBe(1);
  });

  it('signs every field: none can be changed, left out or added', async () => {
    const { notice } = await send(await newPayment(), 'signed');
    const check = (each: BkashNotice) => bkash.client.checkNotice(each);
    expect(await check(notice)).toBe('genuine');
    for (const field of ['Message', 'MessageId', 'Timestamp', 'TopicArn'] as const) {
      expect(await check({ ...notice, [field]: `${notice[field]}x` })).toBe('badSignature');
    }
    expect(await check({ ...notice, Subject: 'added' })).toBe('badSignature');
    expect(await check({ ...notice, Signature: 'no signature' })).toBe('badSignature');
    expect(await check({ ...notice, SignatureVersion: '2' })).toBe('badSignature');
    expect(await check({ ...notice, Type: 'UnsubscribeConfirmation' })).toBe('badSignature');
  });

  it('that cannot be fetched is a retryable error, and not a refusal', async () => {
    const { notice } = await send(await newPayment(), 'signed');
    const other = createBkashClient(
      { name: 'simulator', baseUrl: `${bkash.served.url}/nowhere`, ...merchant, timeoutSeconds: 5 },
      fixedClock(new Date('2026-03-10T10:00:00.000Z')),
    );
    const elsewhere = { ...notice, SigningCertURL: `${bkash.served.url}/nowhere/sns/cert.pem` };
    expect(await faultOf(other.checkNotice(elsewhere))).toMatchObject({ name: 'GatewayError', service: 'bkash' });
  });
});

describe('with a topic named in the settings', () => {
  const TOPIC = 'arn:aws:sns:ap-southeast-1:000000000000:bkash-simulator';
  const of = (noticeTopic: string) =>
    createBkashClient(
      { name: 'simulator', baseUrl: bkash.served.url, ...merchant, timeoutSeconds: 5, noticeTopic },
      fixedClock(new Date('2026-03-10T10:00:00.000Z')),
    );

  it('its notices are accepted', async () => {
    const { notice } = await send(await newPayment(), 'signed');
    expect(notice.TopicArn).toBe(TOPIC);
    expect(await of(TOPIC).checkNotice(notice)).toBe('genuine');
  });

  it.each(['signed', 'subscription'])(
    '%s: one of another topic is refused despite a valid signature, and nothing is fetched for it',
    async (variant) => {
      const { notice } = await send(await newPayment(), variant);
      const before = fetchesOfCertificate();
      expect(await of(`${TOPIC}-2`).checkNotice(notice)).toBe('foreignTopic');
      expect(fetchesOfCertificate()).toBe(before);
    },
  );

  it('one that claims the topic without its signature is refused', async () => {
    const { notice } = await send(await newPayment(), 'signed');
    expect(await of(`${TOPIC}-2`).checkNotice({ ...notice, TopicArn: `${TOPIC}-2` })).toBe('badSignature');
  });
});

describe('with the real bKash', () => {
  const real = () =>
    createBkashClient(
      { name: 'http', baseUrl: 'https://tokenized.pay.bka.sh', ...merchant, timeoutSeconds: 5 },
      fixedClock(new Date('2026-03-10T10:00:00.000Z')),
    );
  const ask = globalThis.fetch;
  let asked: string[];
  beforeEach(() => {
    asked = [];
  });
  afterEach(() => {
    globalThis.fetch = ask;
  });
  const answerWith = (text: string) => {
    globalThis.fetch = ((url: string | URL) => {
      asked.push(String(url));
      return Promise.resolve(new Response(text));
    }) as typeof fetch;
  };

  it.each([
    'https://sns.ap-southeast-1.amazonaws.com.example.net/a.pem',
    'https://example.net/sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.amazonaws.com/a.pem',
    'https://s3.ap-southeast-1.amazonaws.com/a.pem',
    'https://evil.sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.ap.southeast.amazonaws.com/a.pem',
    'http://sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.ap-southeast-1.amazonaws.com:8443/a.pem',
    'https://me@sns.ap-southeast-1.amazonaws.com/a.pem',
    'https://sns.ap-southeast-1.amazonaws.com/a.txt',
    'https://sns.ap-southeast-1.amazonaws.com/?a.pem',
    'http://127.0.0.1:3000/sandbox/bkash/sns/cert.pem',
    'file:///etc/a.pem',
    'no address',
  ])('a certificate at %s is not fetched', async (url) => {
    const { notice } = await send(await newPayment(), 'signed');
    answerWith('');
    expect(await real().checkNotice({ ...notice, SigningCertURL: url })).toBe('foreignCertificate');
    expect(asked).toEqual([]);
  });

  it('is confirmed at an SNS region over https only', async () => {
    answerWith('<ConfirmSubscriptionResponse/>');
    const query = '/?Action=ConfirmSubscription&Token=1';
    expect(await real().confirmNotices(`https://sns.ap-southeast-1.amazonaws.com${query}`)).toBe(true);
    for (const origin of [
      'http://sns.ap-southeast-1.amazonaws.com',
      'https://sns.example.net',
      'http://169.254.169.254',
    ]) {
      expect(await real().confirmNotices(`${origin}${query}`)).toBe(false);
    }
    expect(asked).toEqual([`https://sns.ap-southeast-1.amazonaws.com${query}`]);
  });

  it('a certificate of an SNS region over https is fetched once and accepted', async () => {
    const { notice } = await send(await newPayment(), 'signed');
    const pem = await (await fetch(`${bkash.served.url}/sns/cert.pem`)).text();
    answerWith(pem);
    const client = real();
    const url = 'https://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-1.pem';
    // The address of the certificate is not among the fields SNS signs.
    expect(await client.checkNotice({ ...notice, SigningCertURL: url })).toBe('genuine');
    expect(await client.checkNotice({ ...notice, SigningCertURL: url, Message: 'other' })).toBe('badSignature');
    expect(asked).toEqual([url]);
  });
});
