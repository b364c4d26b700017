/** The money of an order or a package, as in every answer that shows a payment. */
import { z } from 'zod';
import { moneyStates } from '../domain/orders/orderMoney';
import { taka } from './shapes';

export const moneyShape = z
  .strictObject({
    due: taka.describe('What it costs. A canceled package costs nothing.'),
    paid: taka.describe('What has been paid, by bKash or in cash, refunded or not.'),
    refunded: taka.describe('What went back to the customer: for canceled packages and for returned products.'),
    refund_owed: taka.describe('What still has to go back to the customer.'),
    outstanding: taka.describe('What is still to be paid; with cash on delivery, what is collected at the door.'),
    state: z
      .enum(moneyStates)
      .describe(
        'The sums in one word. `nothing_due`: nothing was paid and nothing will be; `refund_owed`: some of what was paid still has to go back.',
      ),
  })
  .meta({
    id: 'Money',
    description:
      'What is due, paid, refunded and left, of an order or of one of its packages. The packages sum to the order.',
  });
export type MoneyShape = z.output<typeof moneyShape>;
