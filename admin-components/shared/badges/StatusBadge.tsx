'use client';
/** Statuses by name and colour: packages, payments, returns, refunds, shown alike on screens and prints. */
import { packageStatusWords, paymentWords, refundWords, returnStatusWords } from '../../messages/statuses';
import { usePair } from '../../../frontend/messages/usePair';
import { Badge, type Tone } from './Badge';

const packageTones: readonly Tone[] = ['amber', 'blue', 'violet', 'cyan', 'teal', 'orange', 'lime', 'green', 'red'];
const returnTones: readonly Tone[] = ['amber', 'blue', 'cyan', 'teal', 'green', 'red'];

export function PackageBadge({ status }: { status: number }) {
  const pair = usePair();
  const name = packageStatusWords[status];
  return name ? <Badge tone={packageTones[status] ?? 'grey'}>{pair(name)}</Badge> : null;
}

export function ReturnBadge({ status }: { status: number }) {
  const pair = usePair();
  const name = returnStatusWords[status];
  return name ? <Badge tone={returnTones[status] ?? 'grey'}>{pair(name)}</Badge> : null;
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
