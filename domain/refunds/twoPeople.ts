/** The amount from which a refund by hand needs a second person, and what it has to prove. */
import { Failure, invalid } from '../failure';

export type RefundRules = {
  /** Up to this amount one admin is enough; 0: no limit. */
  refund_limit: number;
  /** 1: above the limit one admin prepares and another confirms. */
  two_person_refunds: number;
};

const isAbove = (amount: number, { refund_limit: limit }: RefundRules): boolean => limit > 0 && amount > limit;

/** Whether this amount has to be prepared and confirmed. */
export const needsTwo = (amount: number, rules: RefundRules): boolean =>
  rules.two_person_refunds === 1 && isAbove(amount, rules);

/**
 * A refund that one person marks as sent: not above the limit, unless one person is enough, and then only with its
 * transaction number.
 */
export function checkAlone({ amount, trxId }: { amount: number; trxId: string }, rules: RefundRules): void {
  if (needsTwo(amount, rules)) throw new Failure('refundNeedsTwo', { params: { limit: rules.refund_limit } });
  if (isAbove(amount, rules) && trxId === '') throw invalid({ trx_id: 'required' });
}

/** A mark that two people decided on is taken back by a super admin, with a reason. */
export function checkTakingBack(
  { amount, reason, isSuperAdmin }: { amount: number; reason: string; isSuperAdmin: boolean },
  rules: RefundRules,
): void {
  if (!needsTwo(amount, rules)) return;
  if (!isSuperAdmin) throw new Failure('superAdminOnly');
  if (reason === '') throw invalid({ reason: 'required' });
}

/** Why somebody does not confirm a prepared refund; null: may. Whoever prepared it does only where one person is enough. */
export function confirmBlocker(
  { isOwn, isSuperAdmin }: { isOwn: boolean; isSuperAdmin: boolean },
  { two_person_refunds: isTwo }: Pick<RefundRules, 'two_person_refunds'>,
): 'superAdminOnly' | 'ownRefund' | null {
  if (!isSuperAdmin) return 'superAdminOnly';
  return isOwn && isTwo === 1 ? 'ownRefund' : null;
}

/** The person who prepared it does not confirm it. */
export function checkSecond(isOwn: boolean, rules: RefundRules): void {
  const blocker = confirmBlocker({ isOwn, isSuperAdmin: true }, rules);
  if (blocker) throw new Failure(blocker);
}
