import {
  refundByHand,
  refundByHandCheck,
  refundConfirm,
  refundDesk,
  refundPrepare,
  refundSettings,
  refundTakeBack,
  refundWithdraw,
  sentRefunds,
  updateRefundSettings,
} from '../refunds';
import { answered, example, found, prepared } from './example';

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
  example(refundByHandCheck, 'subadmin', { params: { payment_id: prepared('stuckRefund') } }),
  example(refundByHand, 'subadmin', {
    params: { payment_id: found('payments', 'payment_id', 'TR0011BYHAND') },
    body: {
      amount: 100,
      method: 'Nagad',
      account: '01811223344',
      trx_id: 'NGD7K2P4',
      reason: 'bKash says that the refund period is over',
      from: 'bank',
    },
  }),
  example(refundTakeBack, 'subadmin', {
    params: { id: answered(refundByHand, 'id') },
    body: { reason: 'The number of another transfer was written down' },
  }),
  example(sentRefunds, 'admin', { query: { offset: 0, limit: 20 } }),
];
