'use client';
import type { DeskRefundShape } from '../../../contract/refunds';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { useMethodName } from '../../shared/badges/StatusBadge';

/** The account that a refund goes to. */
export function useAccountOf(): (refund: Pick<DeskRefundShape, 'kind' | 'method' | 'account'>) => string {
  const say = useText(refundWords);
  const method = useMethodName();
  return (refund) =>
    refund.kind === 'bkash' && refund.account === '' ? say('payer') : `${method(refund.method)} ${refund.account}`;
}
