/** The name of a payment method, and the state of the money. */
import type { MoneyShape } from '../../../../contract/money';
import { moneyRows, moneyStateWords } from '../../../../domain/orders/moneyWords';
import { paymentMethod } from '../../../../domain/orders/payment';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import type { Say } from '../../../../frontend/messages/useText';
import type { Tone } from '../../ui/Badge';
import type { TrackedOrder } from './answers';

/** Whether an order's payment is still the customer's business: it can be made, or bKash has not said yet. */
export const isPayOpen = (order: Pick<TrackedOrder['order'], 'can_pay' | 'payment_state'>): boolean =>
  order.can_pay === 1 || order.payment_state === 'checking';

const tones = { good: 'leaf', open: 'warn', quiet: 'slate' } as const;

export const moneyTone = ({ state }: MoneyShape): Tone => tones[moneyStateWords[state].tone];

/** `const { stateName, rowsOf } = useMoney()`: the state in a word, and the lines below a total. */
export function useMoney() {
  const language = useLanguage();
  return {
    stateName: ({ state }: MoneyShape): string => moneyStateWords[state].label[language],
    rowsOf: (total: number, money: MoneyShape) =>
      moneyRows(total, money).map(({ key, label, amount }) => ({ key, name: label[language], amount })),
  };
}

export function paymentName(say: Say<'cod' | 'bkash'>, method: string): string {
  if (method === paymentMethod.cod) return say('cod');
  return method === paymentMethod.bkash ? say('bkash') : method;
}
