import type { z } from 'zod';
import type { customerReturn } from '../../contract/customerReturns';
import { returnForm } from '../../domain/returns/fields';
import type { Return } from '../../payload-types';
import { refId } from '../../services/relations';
import type { RefundStanding } from '../../services/refunds/orderRefund';
import { presentDeclared } from './declared';
import { presentRefund, presentReturnPictures, presentReturnRow } from './return';

export const presentStanding = ({ stage, promised_at, sent_at }: RefundStanding) => ({
  refund_stage: stage,
  refund_promised_at: promised_at,
  refund_sent_at: sent_at,
});

/** A return request as the customer who made it sees it; pictures populated. */
export function presentCustomerReturn(
  request: Return,
  worth: number,
  standing: RefundStanding,
): z.input<typeof customerReturn> {
  return {
    ...presentReturnRow(request),
    line: refId(request.order_line)!,
    ...presentDeclared(returnForm, request),
    ...presentRefund(request, worth),
    ...presentStanding(standing),
    cancel_reason: request.cancel_reason ?? '',
    ...presentReturnPictures(request, 'card'),
  };
}
