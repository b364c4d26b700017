/**
 * Parses bKash's answers. A refusal comes in one of four shapes: the status pair with HTTP 200; errorCode and
 * errorMessage; refund v2's internalCode and externalCode with HTTP 400; and the bare message of the API gateway in
 * front of it. All become one `GatewayError`. HTTP 200 alone means nothing.
 */
import { GatewayError, type GatewayErrorKind } from '../../domain/gatewayError';
import { readObject, redacted, type OutsideReply } from '../request';
import type { BkashPayment, BkashPaymentState, BkashRefund } from './bkash';

type Fields = Record<string, unknown>;

const SUCCESS = '0000';
/** The id token is expired or unknown. */
export const TOKEN_REFUSED = '2079';

const KIND_OF_CODE: Readonly<Record<string, GatewayErrorKind>> = {
  '503': 'transient', // maintenance
  '2001': 'setup', // app key
  '2002': 'notFound', // payment id
  '2003': 'transient',
  '2006': 'invalid', // amount
  '2014': 'declined', // PIN and one-time code, to 2019
  '2015': 'declined',
  '2016': 'declined',
  '2017': 'declined',
  '2018': 'declined',
  '2019': 'declined',
  '2020': 'transient',
  '2023': 'declined', // balance
  '2024': 'transient',
  '2029': 'duplicate',
  '2031': 'invalid', // invoice
  '2033': 'notFound',
  '2048': 'invalid', // payer reference
  '2049': 'invalid', // callback URL
  '2056': 'state', // not approved yet
  '2060': 'state', // prerequisite
  '2062': 'state', // already done, with 2068 and 2117
  '2065': 'invalid', // a field is missing
  '2068': 'state',
  '2069': 'declined', // cancelled
  '2071': 'declined', // refund too late
  '2072': 'declined', // refund amount
  '2074': 'declined', // not reversible
  '2079': 'setup', // token
  '2117': 'state',
  '2127': 'state', // not completed yet
};

/** The fields of a success, or a `GatewayError`. */
export function readAnswer(reply: OutsideReply, secrets: readonly string[]): Fields {
  const fields = readObject(reply.text);
  const refusal = fields ? refusalOf(fields) : null;
  if (refusal) {
    const kind = KIND_OF_CODE[refusal.code] ?? 'state';
    throw new GatewayError('bkash', kind, refusal.code, redacted(refusal.detail, secrets));
  }
  if (reply.status !== 200) {
    const said = redacted(fields?.['message'], secrets);
    throw new GatewayError('bkash', kindOfHttp(reply.status), `http${reply.status}`, said);
  }
  if (!fields) throw new GatewayError('bkash', 'noAnswer', 'unreadable');
  return fields;
}

function refusalOf(fields: Fields): { code: string; detail: unknown } | null {
  const pair = textOf(fields['statusCode']);
  if (pair !== null) return pair === SUCCESS ? null : { code: pair, detail: fields['statusMessage'] };
  const code = textOf(fields['errorCode']) ?? textOf(fields['externalCode']) ?? textOf(fields['internalCode']);
  return code === null ? null : { code, detail: fields['errorMessage'] ?? fields['errorMessageEn'] };
}

/** An answer without a bKash code: the API gateway in front refused the call, or something failed behind it. */
function kindOfHttp(status: number): GatewayErrorKind {
  if (status === 429 || status === 503) return 'transient';
  if (status >= 500) return 'noAnswer';
  return status === 400 || status === 422 ? 'invalid' : 'setup';
}

/** A payment as `execute` and `payment/status` return it; the invoice has a different name in each. */
export function readPayment(fields: Fields, paymentId: string): BkashPayment {
  if (fields['paymentID'] !== paymentId) throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another payment');
  const rawState = textOf(fields['transactionStatus']) ?? '';
  const state = stateOf(rawState);
  const verified = textOf(fields['userVerificationStatus']) ?? textOf(fields['verificationStatus']);
  const approved = state === 'completed' ? true : verified === null ? null : verified.toLowerCase() === 'complete';
  return {
    paymentId,
    state,
    approved,
    trxId: textOf(fields['trxID']) || null,
    amount: amountOf(fields['amount']),
    currency: textOf(fields['currency']),
    invoice: textOf(fields['merchantInvoiceNumber']) ?? textOf(fields['merchantInvoice']),
    rawState,
  };
}

const STATES: Readonly<Record<string, BkashPaymentState>> = {
  completed: 'completed',
  initiated: 'initiated',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  failed: 'failed',
  failure: 'failed',
  expired: 'expired',
};

function stateOf(raw: string): BkashPaymentState {
  return STATES[raw.toLowerCase()] ?? 'unknown';
}

/** One refund as refund v2 returns it. */
export function readRefund(fields: Fields): BkashRefund {
  const amount = amountOf(fields['refundAmount']);
  const refundTrxId = textOf(fields['refundTrxId']);
  if (amount === null || !refundTrxId) throw new GatewayError('bkash', 'noAnswer', 'unreadable');
  const raw = (textOf(fields['refundTransactionStatus']) ?? '').toLowerCase();
  const state = raw === 'completed' ? 'completed' : raw === 'failed' || raw === 'cancelled' ? 'failed' : 'pending';
  return { refundTrxId, amount, state, at: textOf(fields['completedTime']) };
}

/** bKash writes amounts as text with up to two decimals. */
export function amountOf(value: unknown): number | null {
  const text = textOf(value);
  return text !== null && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
