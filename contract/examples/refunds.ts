import {
  refundConfirm,
  refundDesk,
  refundPrepare,
  refundSettings,
  refundWithdraw,
  sentRefunds,
  updateRefundSettings,
} from '../refunds';
import { answered, example, prepared } from './example';

const open = { query: { kind: 'return', offset: 0, limit: 2 } } as const;
const params = { return_id: prepared('refundableReturn') };

export const refundExamples = [
  example(refundSettings, 'subadmin'),
  example(updateRefundSettings, 'admin', { body: { refund_limit: 5_000, two_person_refunds: 1 } }),
  example(refundDesk, 'subadmin', open),
  example(refundPrepare, 'subadmin', { params, body: { trx_id: 'BKR9X2A1', from: 'wallet_bkash' } }),
  example(refundConfirm, 'admin', { params: { id: answered(refundPrepare, 'id') } }),
  example(refundWithdraw, 'subadmin', {
    params: { id: prepared('openRefund') },
    body: { reason: 'Sent to the wrong number, came back' },
  }),
  example(sentRefunds, 'admin', { query: { offset: 0, limit: 20 } }),
];
