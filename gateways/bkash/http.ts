/** bKash's tokenized checkout, one-off payments: the same client against production, the sandbox and our simulator. */
import { GatewayError, isGatewayError } from '../../domain/gatewayError';
import { currency } from '../../domain/payments/outcome';
import type { BkashSettings, Clock } from '../types';
import { readPayment, readRefund, textOf } from './answers';
import type { BkashGateway } from './bkash';
import { callerOf } from './call';
import { noticeChecker } from './notice';

const CHECKOUT = '/v1.2.0-beta/tokenized/checkout';
const REFUND = '/v2/tokenized-checkout/refund/payment';
/** One-off payment without an agreement. */
const CHECKOUT_URL_MODE = '0011';

const TEXT_LIMIT = 255;
/** SNS waits 15 seconds for the shop's answer. */
const NOTICE_SECONDS = 10;

type Fields = Record<string, unknown>;

/** The client. `clock` decides when the token has to be renewed. */
export function createBkashClient(settings: BkashSettings, clock: Clock): BkashGateway {
  const { post: call } = callerOf(settings, clock, CHECKOUT);
  const simulator = settings.name === 'simulator' ? settings.baseUrl.replace(/\/+$/, '') : null;
  const notices = noticeChecker({
    simulator,
    timeoutSeconds: Math.min(settings.timeoutSeconds, NOTICE_SECONDS),
    topic: settings.noticeTopic ?? '',
  });
  return {
    name: 'http',
    checkNotice: notices.check,
    confirmNotices: notices.confirm,
    async createPayment(request) {
      const fields = await call(`${CHECKOUT}/create`, {
        mode: CHECKOUT_URL_MODE,
        payerReference: plain(request.payerReference) || 'customer',
        callbackURL: request.callbackUrl,
        amount: String(request.amount),
        currency: currency,
        intent: 'sale',
        merchantInvoiceNumber: request.invoice,
      });
      const paymentId = textOf(fields['paymentID']);
      const bkashUrl = textOf(fields['bkashURL']);
      if (!paymentId || !bkashUrl || !/^https?:\/\//.test(bkashUrl))
        throw new GatewayError('bkash', 'noAnswer', 'unreadable');
      const invoice = textOf(fields['merchantInvoiceNumber']);
      const amount = textOf(fields['amount']);
      if ((invoice !== null && invoice !== request.invoice) || (amount !== null && Number(amount) !== request.amount))
        throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another payment');
      return { paymentId, bkashUrl };
    },
    async executePayment(paymentId) {
      return readPayment(await call(`${CHECKOUT}/execute`, { paymentID: paymentId }), paymentId);
    },
    async queryPayment(paymentId) {
      return readPayment(await call(`${CHECKOUT}/payment/status`, { paymentID: paymentId }), paymentId);
    },
    async refund(request) {
      const body = {
        paymentId: request.paymentId,
        trxId: request.trxId,
        refundAmount: String(request.amount),
        sku: plain(request.sku) || 'order',
        reason: plain(request.reason) || 'return',
      };
      const fields = ofPayment(await call(`${REFUND}/transaction`, body).catch(askBeforeAnotherRefund), request.trxId);
      const made = readRefund(fields);
      if (made.amount !== request.amount || (textOf(fields['currency']) ?? currency) !== currency)
        throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another refund');
      return made;
    },
    async refundStatus({ paymentId, trxId }) {
      const fields = ofPayment(await call(`${REFUND}/status`, { paymentId, trxId }), trxId);
      const list = fields['refundTransactions'];
      // An answer without the list does not mean that nothing was refunded: reading it so would refund the money twice.
      if (!Array.isArray(list)) throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'no list of refunds');
      return list.map((each) => readRefund((each ?? {}) as Fields));
    },
  };
}

/** Refunds of another payment are not trusted. */
function ofPayment(fields: Fields, trxId: string): Fields {
  const told = textOf(fields['originalTrxId']);
  if (told !== null && told !== trxId) throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another payment');
  return fields;
}

/** bKash has no idempotency key for refunds: even "try again later" may hide one that was made. */
function askBeforeAnotherRefund(error: unknown): never {
  if (isGatewayError(error) && error.kind === 'transient' && error.code !== 'unreachable') {
    throw new GatewayError('bkash', 'noAnswer', error.code, error.detail);
  }
  throw error;
}

/** bKash's fields take up to 255 characters, without < > and &. */
function plain(text: string): string {
  return text.replace(/[<>&]/g, ' ').trim().slice(0, TEXT_LIMIT);
}
