import type { z } from 'zod';
import type { stuckJobShape, stuckPaymentShape } from '../../contract/stuck';
import type { PayloadJob, Payment } from '../../payload-types';
import { filled } from '../../services/relations';

export function presentStuckPayment(payment: Payment): z.input<typeof stuckPaymentShape> {
  return {
    id: payment.id,
    order_number: payment.order_number,
    invoice: payment.invoice,
    customer: filled(payment.customer)?.name ?? null,
    amount: payment.amount,
    status: payment.status,
    refund_due: payment.refund_due,
    refunded_amount: payment.refunded_amount,
    trx_id: payment.trx_id ?? '',
    detail: payment.detail ?? '',
    created_at: payment.createdAt,
    updated_at: payment.updatedAt,
  };
}

const LONGEST = 300;

/** The job's input is not shown: it may contain an encrypted code. */
export function presentStuckJob(job: PayloadJob): z.input<typeof stuckJobShape> {
  return {
    id: job.id,
    task: job.taskSlug ?? '',
    tries: job.totalTried ?? 0,
    error: errorOf(job.error).slice(0, LONGEST),
    is_lost: job.hasError ? 0 : 1,
    created_at: job.createdAt,
    updated_at: job.updatedAt,
  };
}

function errorOf(error: PayloadJob['error']): string {
  if (typeof error === 'string') return error;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : '';
  return typeof message === 'string' ? message : '';
}
