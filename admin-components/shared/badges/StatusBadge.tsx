'use client';
/** Statuses by name and colour: packages, payments, returns, refunds, shown alike on screens and prints. */
import { packageStatusRow } from '../../../domain/packages/status';
import { returnStatusRow } from '../../../domain/returns/status';
import { paymentWords, refundWords } from '../../messages/statuses';
import { usePair } from '../../../frontend/messages/usePair';
import { Badge } from './Badge';

export function PackageBadge({ status }: { status: number }) {
  const pair = usePair();
  const row = packageStatusRow(status);
  return row ? <Badge tone={row.tone}>{pair(row.label)}</Badge> : null;
}

export function ReturnBadge({ status }: { status: number }) {
  const pair = usePair();
  const row = returnStatusRow(status);
  return row ? <Badge tone={row.tone}>{pair(row.label)}</Badge> : null;
}

export function PaymentBadge({ status }: { status: number }) {
  const pair = usePair();
  return (
    <Badge tone={status === 1 ? 'green' : 'red'}>{pair(status === 1 ? paymentWords.paid : paymentWords.unpaid)}</Badge>
  );
}

export function RefundBadge({ refunded }: { refunded: number }) {
  const pair = usePair();
  return (
    <Badge tone={refunded === 1 ? 'green' : 'amber'}>
      {pair(refunded === 1 ? refundWords.completed : refundWords.pending)}
    </Badge>
  );
}
