/** The refund of a bKash payment that bKash refuses for good, and that a person sends instead. */
import { Failure, invalid } from '../failure';
import { isFullyRefunded, refundLeft, type RefundSums } from '../orders/refund';
import { refundAccount } from '../returns/refundAccount';
import { westernDigits } from '../text/bangla';
import type { HandMethod } from './handMethods';

/** The customer's account as it is kept: a mobile of 11 digits, or a bank account without blanks. Throws `invalid`. */
export function checkedReceiver({ method, account }: { method: HandMethod; account: string }): string {
  if (method !== 'Bank') {
    const mobile = refundAccount(account);
    if (mobile === null) throw invalid({ account: 'wrongRefundAccount' });
    return mobile;
  }
  const number = westernDigits(account).replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z\d]{5,34}$/.test(number)) throw invalid({ account: 'wrongBankAccount' });
  return number;
}

export type HandPayment = RefundSums & {
  status: string;
  trx_id?: string | null;
  /** Since when a refund by hand of it waits for a second person. */
  hand_refund_at?: string | null;
};

/**
 * Only while bKash has refused (`stuck`) and something is owed. While bKash has been asked nobody knows whether it has
 * sent the money, and while a second person is waited for it was sent already.
 */
export function checkByHand(payment: HandPayment): void {
  if (payment.status !== 'stuck' || !payment.trx_id || refundLeft(payment) === 0) throw new Failure('refundNotStuck');
  if (payment.hand_refund_at) throw new Failure('refundWaits');
}

/**
 * What was sent by hand is not taken back while bKash is asked for more of the payment, which then could not tell what it is asked
 * for, nor while another refund of it waits for a second person, who has read what is owed.
 */
export function checkTakeBack({ status, hand_refund_at }: Pick<HandPayment, 'status' | 'hand_refund_at'>): void {
  if (status === 'refunding') throw new Failure('askingAlready');
  if (hand_refund_at) throw new Failure('refundWaits');
}

/** All that is owed goes at once, so that the payment is closed and nobody asks bKash for a rest that was sent too. */
export function checkWhole(payment: RefundSums, amount: number): void {
  const left = refundLeft(payment);
  if (amount !== left) throw invalid({ amount: { code: 'onlyWhole', params: { left } } });
}

/** How a payment stands when its refund was sent by hand: what came to be owed meanwhile still waits for a person. */
export function statusAfterHand(payment: RefundSums): 'refunded' | 'paid' | 'stuck' {
  if (isFullyRefunded(payment)) return 'refunded';
  return refundLeft(payment) > 0 ? 'stuck' : 'paid';
}
