/** bKash's tokenized checkout, one-off payments: the same client against production, the sandbox and our simulator. */
import { GatewayError, isGatewayError } from '../../domain/gatewayError';
import { currency } from '../../domain/payments/outcome';
import { postOutside } from '../request';
import type { BkashSettings, Clock } from '../types';
import { readAnswer, readPayment, readRefund, textOf, TOKEN_REFUSED } from './answers';
import type { BkashGateway } from './bkash';
import { noticeChecker } from './notice';
import { tokenKeeper } from './token';

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
  const call = callerOf(settings, clock);
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
      // An answer without the list does not mean that nothing was refunded: taking it so would refund the money twice.
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

/** One authorised call: with the shared token, and once more with a new one if the token was refused. */
function callerOf(settings: BkashSettings, clock: Clock): (path: string, body: object) => Promise<Fields> {
  const base = settings.baseUrl.replace(/\/+$/, '');
  const secrets = [settings.appSecret, settings.password, settings.appKey];
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const request = {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    return readAnswer(await postOutside('bkash', `${base}${path}`, request, settings.timeoutSeconds), secrets);
  };

  const login = { username: settings.username, password: settings.password };
  const keys = { app_key: settings.appKey, app_secret: settings.appSecret };
  const keeper = tokenKeeper(
    `${base} ${settings.appKey} ${settings.username}`,
    {
      grant: () => post(`${CHECKOUT}/token/grant`, login, keys),
      refresh: (refreshToken) => post(`${CHECKOUT}/token/refresh`, login, { ...keys, refresh_token: refreshToken }),
    },
    clock,
  );

  return async (path, body) => {
    const authorised = (token: string) => post(path, { Authorization: token, 'X-App-Key': settings.appKey }, body);
    const token = await keeper.token();
    try {
      return await authorised(token);
    } catch (error) {
      if (!isTokenRefusal(error)) throw error;
      return authorised(await keeper.renewAfter(token));
    }
  };
}

/** Refused before processing: nothing happened, so the same call may be made again. */
function isTokenRefusal(error: unknown): boolean {
  return isGatewayError(error) && (error.code === TOKEN_REFUSED || error.code === 'http401');
}

/** bKash's fields take up to 255 characters, without < > and &. */
function plain(text: string): string {
  return text.replace(/[<>&]/g, ' ').trim().slice(0, TEXT_LIMIT);
}
