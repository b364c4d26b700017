/** Refund v2: up to ten part refunds until the total is used up; refusals in its own shape with HTTP 400. */
import { randomIds } from '../../ids';
import { refundable, type Outcome } from './payments';
import {
  bkashTime,
  json,
  refused,
  takeScript,
  type SimulatedPayment,
  type Simulator,
  type SimulatorReply,
} from './state';

const MAX_REFUNDS = 10;

type Fields = Record<string, unknown>;

/** The third shape of a refusal. */
function refundRefused(
  internalCode: string,
  externalCode: string,
  errorMessageEn: string,
  errorMessageBn: string,
): SimulatorReply {
  return json({ internalCode, externalCode, errorMessageEn, errorMessageBn }, 400);
}

function paymentOf({ state }: Simulator, fields: Fields): SimulatedPayment | null {
  const payment = state.payments.get(String(fields['paymentId'] ?? ''));
  return payment?.completed && payment.trxId === fields['trxId'] ? payment : null;
}

export function refundPayment(simulator: Simulator, fields: Fields): Outcome {
  const payment = paymentOf(simulator, fields);
  if (!payment) return refundRefused('transaction_not_found', '2033', 'Transaction not found', 'লেনদেনটি পাওয়া যায়নি');
  const take = (name: Parameters<typeof takeScript>[1]) => takeScript(simulator.state, name, payment);
  if (take('refundTooLate'))
    return refundRefused('refund_time_over', '2071', 'Refund period is over', 'ফেরতের সময় শেষ');
  if (take('refundTransient')) return refused('2003', 'Process failed');
  if (take('refundSilentNotMoved')) return 'silent';
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  if ([text('sku'), text('reason')].some((value) => value === '' || value.length > 255)) {
    return refundRefused('mandatory_field_missing', '2065', 'Mandatory field missing', 'প্রয়োজনীয় তথ্য নেই');
  }
  const amount = Number(text('refundAmount') || Number.NaN);
  if (!(amount > 0) || amount > refundable(payment)) {
    return refundRefused('invalid_refund_amount', '2072', 'Refund amount is not valid', 'ফেরতের অঙ্ক ঠিক নয়');
  }
  if (payment.refunds.length >= MAX_REFUNDS) {
    return refundRefused('refund_limit_exceeded', '2074', 'Not reversible any more', 'আর ফেরত দেওয়া যাবে না');
  }
  const refund = {
    refundTrxId: randomIds.newTrackingId().slice(2),
    amount,
    at: simulator.clock.now().getTime(),
    state: take('refundPending') ? ('Initiated' as const) : ('Completed' as const),
  };
  payment.refunds.push(refund);
  if (take('refundSilentMoved')) return 'silent';
  return json({
    originalTrxId: payment.trxId,
    originalTrxAmount: payment.amount,
    currency: 'BDT',
    sku: text('sku'),
    reason: text('reason'),
    ...written(refund),
  });
}

export function refundStatus(simulator: Simulator, fields: Fields): Outcome {
  const payment = paymentOf(simulator, fields);
  if (!payment) return refundRefused('transaction_not_found', '2033', 'Transaction not found', 'লেনদেনটি পাওয়া যায়নি');
  return json({
    originalTrxId: payment.trxId,
    originalTrxAmount: payment.amount,
    originalTrxCompletedTime: bkashTime(payment.completedAt ?? payment.createdAt),
    refundTransactions: payment.refunds.map(written),
  });
}

function written(refund: SimulatedPayment['refunds'][number]) {
  return {
    refundTrxId: refund.refundTrxId,
    refundTransactionStatus: refund.state,
    refundAmount: refund.amount.toFixed(2),
    completedTime: bkashTime(refund.at),
  };
}
