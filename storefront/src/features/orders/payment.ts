/** How a payment method is called. */
import { paymentMethod } from '../../../../domain/orders/payment';
import type { Say } from '../../../../frontend/messages/useText';

export function paymentName(say: Say<'cod' | 'bkash'>, method: string): string {
  if (method === paymentMethod.cod) return say('cod');
  return method === paymentMethod.bkash ? say('bkash') : method;
}
