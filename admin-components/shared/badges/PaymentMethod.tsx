'use client';
import { paymentMethodWords } from '../../messages/statuses';
import { usePair } from '../../../frontend/messages/usePair';

/** How an order is paid, in the reader's language. */
export function PaymentMethod({ method }: { method: string }) {
  const pair = usePair();
  const words = paymentMethodWords[method];
  return <>{words ? pair(words) : method}</>;
}
