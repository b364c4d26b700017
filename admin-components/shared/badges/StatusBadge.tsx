'use client';
/** Statuses by name and colour: packages, payments, returns, refunds, shown alike on screens and prints. */
import type { MoneyShape } from '../../../contract/money';
import { moneyStateWords } from '../../../domain/orders/moneyWords';
import { packageStatusRow } from '../../../domain/packages/status';
import { returnStatusRow } from '../../../domain/returns/status';
import { methodWords, refundWords } from '../../messages/statuses';
import type { Sentence } from '../../../frontend/messages/messages';
import { usePair } from '../../../frontend/messages/usePair';
import { Badge } from './Badge';

const moneyTones = { good: 'green', open: 'red', quiet: 'grey' } as const;

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

/** The payment state, in capitals if the script has them. */
export function usePaymentText(): (money: MoneyShape) => string {
  const pair = usePair();
  return ({ state }) => pair(moneyStateWords[state].label).toUpperCase();
}

export function PaymentBadge({ money }: { money: MoneyShape }) {
  const text = usePaymentText();
  return <Badge tone={moneyTones[moneyStateWords[money.state].tone]}>{text(money)}</Badge>;
}

/** The name of a payment method; an unknown one is shown as stored. */
export function useMethodName(): (method: string) => string {
  const pair = usePair();
  return (method) => {
    const words = (methodWords as Readonly<Record<string, Sentence>>)[method];
    return words ? pair(words) : method;
  };
}

export function RefundBadge({ refunded }: { refunded: number }) {
  const pair = usePair();
  return (
    <Badge tone={refunded === 1 ? 'green' : 'amber'}>
      {pair(refunded === 1 ? refundWords.completed : refundWords.pending)}
    </Badge>
  );
}
