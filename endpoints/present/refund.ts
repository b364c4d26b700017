import type { DeskRefundShape, SentRefundShape } from '../../contract/refunds';
import { handAccountOf } from '../../domain/ledger/events';
import type { User } from '../../payload-types';
import type { Id } from '../../services/ctx';
import { isOwnRequest, type DeskRefund } from '../../services/refunds/readRefundDesk';
import type { SentRefund } from '../../services/refunds/listSentRefunds';
import { flag } from './flags';

const presentPerson = (user: User | null) => user && { id: user.id, name: user.name, mobile: user.mobile };

export const presentDeskRefund = (refund: DeskRefund, caller: Id | undefined): DeskRefundShape => ({
  kind: refund.kind,
  id: refund.id,
  order_id: refund.order_number,
  tracking_id: refund.tracking_id,
  product_id: refund.product,
  customer: presentPerson(refund.customerOf),
  amount: refund.amount,
  worth: refund.worth,
  method: refund.method,
  account: refund.account,
  trx_id: refund.trx_id,
  since: refund.since,
  days: refund.days,
  state: refund.state,
  request: refund.request && {
    id: refund.request.id,
    amount: refund.request.amount,
    reason: refund.request.reason ?? '',
    from: handAccountOf(refund.request.from),
    prepared_by: refund.preparedBy,
    prepared_at: refund.request.createdAt,
    is_own: flag(isOwnRequest(refund, caller) ? 1 : 0),
  },
});

export const presentSentRefund = ({ order_number, customer, ...refund }: SentRefund): SentRefundShape => ({
  ...refund,
  order_id: order_number,
  customer: presentPerson(customer),
});
