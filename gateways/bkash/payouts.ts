/**
 * The client of bKash's payouts. What is known of them from public code: they are part of the product "checkout", which has an
 * address, keys and tokens of its own, and need bKash's separate approval; `POST payment/b2cPayment` takes amount, currency,
 * merchantInvoiceNumber and receiverMSISDN, and `GET payment/search/…` finds a transaction by its trxID.
 *
 * NOT CHECKED WITH BKASH: that the search also finds a payout by our merchantInvoiceNumber, that an invoice number is refused a
 * second time, and the codes of refusals, which are those of bKash's general list. Nothing here pays twice if these are wrong:
 * a payout that is not found is left to a person and never sent again by itself.
 */
import { GatewayError, isGatewayError } from '../../domain/gatewayError';
import { currency } from '../../domain/payments/outcome';
import type { BkashPayoutSettings, Clock } from '../types';
import { amountOf, textOf } from './answers';
import { callerOf } from './call';
import type { BkashPayout, BkashPayouts } from './payoutGateway';

const CHECKOUT = '/v1.2.0-beta/checkout';
/** Not a bKash wallet, not a person's, unknown, or closed to payments: bKash's list of error codes. */
const RECEIVER_REFUSED = new Set(['2012', '2039', '2040', '2041', '2045', '2057', '2058']);
/** Our own wallet may not pay. */
const PAYER_REFUSED = new Set(['2023', '2037', '2038']);
const NOT_FOUND = '2033';

export function createBkashPayouts(settings: BkashPayoutSettings, clock: Clock): BkashPayouts {
  const { post, get, ready } = callerOf(settings, clock, CHECKOUT);
  return {
    isOn: settings.isOn,
    least: settings.least,
    most: settings.most,
    async send({ amount, invoice, receiver }) {
      await ready().catch(nothingWasAsked);
      const body = { amount: String(amount), currency, merchantInvoiceNumber: invoice, receiverMSISDN: receiver };
      const fields = await post(`${CHECKOUT}/payment/b2cPayment`, body).catch(classified);
      const made = read(fields, invoice);
      if ((made.amount ?? amount) !== amount || (made.receiver ?? receiver) !== receiver)
        throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another payout');
      return made;
    },
    async find(invoice) {
      try {
        return read(await get(`${CHECKOUT}/payment/search/${encodeURIComponent(invoice)}`), invoice);
      } catch (error) {
        if (isGatewayError(error) && error.code === NOT_FOUND) return null;
        throw error;
      }
    },
  };
}

/** Without a token the payout was not asked for, whatever became of the token. */
function nothingWasAsked(error: unknown): never {
  if (!isGatewayError(error) || error.kind === 'setup') throw error;
  throw new GatewayError('bkash', 'transient', error.code, error.detail);
}

/** There is no idempotency key: even "try again later" may hide a payout that was made, unless nothing was sent at all. */
function classified(error: unknown): never {
  if (!isGatewayError(error)) throw error;
  const { kind, code, detail } = error;
  if (RECEIVER_REFUSED.has(code)) throw new GatewayError('bkash', 'receiver', code, detail);
  if (PAYER_REFUSED.has(code)) throw new GatewayError('bkash', 'declined', code, detail);
  if (kind === 'transient' && code !== 'unreachable') throw new GatewayError('bkash', 'noAnswer', code, detail);
  throw error;
}

function read(fields: Record<string, unknown>, invoice: string): BkashPayout {
  const trxId = textOf(fields['trxID']);
  const told = textOf(fields['merchantInvoiceNumber']);
  // Without the number it may be about any payout.
  if (!trxId || told !== invoice) throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another payout');
  const rawState = textOf(fields['transactionStatus']) ?? '';
  const paid = textOf(fields['currency']) ?? currency;
  if (paid !== currency) throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'another currency');
  return {
    trxId,
    state: stateOf(rawState),
    amount: amountOf(fields['amount']),
    receiver: textOf(fields['receiverMSISDN']),
    rawState,
  };
}

function stateOf(raw: string): BkashPayout['state'] {
  const state = raw.toLowerCase();
  if (state === 'completed') return 'completed';
  return ['failed', 'failure', 'cancelled', 'canceled'].includes(state) ? 'failed' : 'pending';
}
