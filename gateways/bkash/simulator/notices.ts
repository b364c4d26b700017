/** bKash's notification service: signs an Amazon SNS envelope about a payment and actually posts it to the shop. */
import { createSign, randomUUID } from 'node:crypto';
import type { BkashNotice } from '../bkash';
import { signedText } from '../notice';
import { newSigningKey, type SigningKey } from './certificate';
import { complete } from './payments';
import { json, type SimulatedPayment, type Simulator, type SimulatorReply } from './state';

export const noticeVariants = {
  signed: 'the money moves, and a signed notice says so',
  replayed: 'the last notice of this payment once more, with the same MessageId',
  beforeCallback: 'the money moves and the notice comes while the shopper is still on the page',
  unknownInvoice: 'a signed notice about an invoice the shop never made',
  badSignature: 'a notice that was changed after it was signed',
  forgedCert: 'a notice signed with the key of a stranger, whose certificate lies at an address like SNS’s',
  subscription: 'SNS asks the shop to confirm its address',
} as const;
type Variant = keyof typeof noticeVariants;

type Fields = Record<string, unknown>;
type Sent = { status: number; body: string };

const TOPIC = 'arn:aws:sns:ap-southeast-1:000000000000:bkash-simulator';
const FORGED_CERTIFICATE = 'https://sns.ap-southeast-1.amazonaws.com.example.net/SimpleNotificationService-1.pem';
const POST_SECONDS = 60;
const MAX_TOKENS = 100;

/** `{"paymentID": "…", "variant": "signed", "signatureVersion": "2"}`; returns what was sent and the shop's answer. */
export async function sendNotice(simulator: Simulator, fields: Fields): Promise<SimulatorReply> {
  const { state, clock } = simulator;
  const payment = state.payments.get(String(fields['paymentID'] ?? ''));
  const variant = fields['variant'] ?? 'signed';
  if (!isVariant(variant))
    return json({ message: `No such variant. There are: ${Object.keys(noticeVariants).join(', ')}` }, 400);
  const version = fields['signatureVersion'] === '2' ? '2' : '1';
  if (variant === 'subscription') return report(simulator, subscription(simulator, version));
  if (!payment) return json({ message: 'No such payment' }, 404);
  if (variant === 'beforeCallback' && payment.decision !== 'undecided') {
    return json({ message: 'The shopper has left the page already' }, 409);
  }
  const again = variant === 'replayed' ? state.lastNotices.get(payment.paymentId) : undefined;
  if (again) return report(simulator, again);
  if (variant === 'signed' || variant === 'beforeCallback' || variant === 'replayed')
    complete(payment, clock.now().getTime());
  const notice = noticeOf(simulator, payment, variant, version);
  if (variant !== 'forgedCert' && variant !== 'badSignature') state.lastNotices.set(payment.paymentId, notice);
  return report(simulator, notice);
}

/** `GET /sns/cert.pem` */
export function certificatePage(simulator: Simulator): SimulatorReply {
  return {
    status: 200,
    headers: { 'Content-Type': 'application/x-pem-file' },
    body: signingKey(simulator).certificate,
  };
}

/** `GET /sns/confirm?Token=…`: the address the shop opens to confirm; counted. */
export function confirmPage({ state }: Simulator, token: string | null): SimulatorReply {
  if (!token || !state.tokensToConfirm.has(token)) return json({ message: 'Invalid token' }, 400);
  state.confirmations += 1;
  return json({ SubscriptionArn: `${TOPIC}:confirmed`, confirmations: state.confirmations });
}

const isVariant = (name: unknown): name is Variant => typeof name === 'string' && Object.hasOwn(noticeVariants, name);

function noticeOf(simulator: Simulator, payment: SimulatedPayment, variant: Variant, version: '1' | '2'): BkashNotice {
  const invoice = variant === 'unknownInvoice' ? `${payment.invoice}-unknown` : payment.invoice;
  const unsigned = envelope(simulator, 'Notification', messageOf(simulator, payment, invoice), version);
  if (variant === 'forgedCert') {
    const stranger = newSigningKey('Stranger', simulator.clock.now().getTime());
    return sign({ ...unsigned, SigningCertURL: FORGED_CERTIFICATE }, stranger);
  }
  const signed = sign(unsigned, signingKey(simulator));
  return variant === 'badSignature'
    ? { ...signed, Message: signed.Message.replace('"Completed"', '"Completed "') }
    : signed;
}

function subscription(simulator: Simulator, version: '1' | '2'): BkashNotice {
  const token = randomUUID();
  const { tokensToConfirm } = simulator.state;
  if (tokensToConfirm.size >= MAX_TOKENS) tokensToConfirm.clear();
  tokensToConfirm.add(token);
  const text =
    'You have chosen to subscribe. To confirm the subscription, visit the SubscribeURL included in this message.';
  const unsigned = {
    ...envelope(simulator, 'SubscriptionConfirmation', text, version),
    Token: token,
    SubscribeURL: `${simulator.serviceUrl}/sns/confirm?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=${token}`,
  };
  return sign(unsigned, signingKey(simulator));
}

function messageOf({ clock }: Simulator, payment: SimulatedPayment, invoice: string): string {
  return JSON.stringify({
    dateTime: new Date(clock.now().getTime() + 6 * 3_600_000).toISOString().replace(/[-:T]/g, '').slice(0, 14),
    debitMSISDN: '8801770618575',
    creditShortCode: '01929918',
    trxID: payment.trxId,
    transactionStatus: 'Completed',
    transactionType: '10002294',
    amount: payment.amount,
    currency: 'BDT',
    transactionReference: payment.payerReference,
    merchantInvoiceNumber: invoice,
  });
}

function envelope(simulator: Simulator, type: BkashNotice['Type'], message: string, version: '1' | '2'): BkashNotice {
  return {
    Type: type,
    MessageId: randomUUID(),
    TopicArn: TOPIC,
    Message: message,
    Timestamp: simulator.clock.now().toISOString(),
    SignatureVersion: version,
    Signature: '',
    SigningCertURL: `${simulator.serviceUrl}/sns/cert.pem`,
  };
}

function sign(notice: BkashNotice, { privateKey }: SigningKey): BkashNotice {
  const signer = createSign(notice.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1');
  return { ...notice, Signature: signer.update(signedText(notice), 'utf8').sign(privateKey, 'base64') };
}

function signingKey({ state, clock }: Simulator): SigningKey {
  return (state.signingKey ??= newSigningKey('bKash simulator', clock.now().getTime()));
}

/** Posts the notice as SNS does, as text, and shows the result to the person who pressed the button. */
async function report(simulator: Simulator, notice: BkashNotice): Promise<SimulatorReply> {
  if (simulator.noticeUrl === null)
    return json({ message: 'The simulator was not told where the shop is', notice }, 409);
  let shop: Sent;
  try {
    const response = await fetch(simulator.noticeUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'text/plain; charset=UTF-8',
        'x-amz-sns-message-type': notice.Type,
        Connection: 'close',
      },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(POST_SECONDS * 1_000),
    });
    shop = { status: response.status, body: await response.text() };
  } catch (error) {
    return json({ message: `The shop does not answer: ${String(error)}`, notice }, 502);
  }
  return json({ notice, shop });
}
