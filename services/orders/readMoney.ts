import { orderMoney, type Money } from '../../domain/orders/orderMoney';
import { canPay } from '../../domain/payments/payable';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { readMoneyFacts } from './moneyFacts';

export type OrdersMoney = {
  order: (order: { number: number }) => Money;
  package: (sent: { tracking_id: string }) => Money;
  /** The statuses of an order's packages: they decide about its money, so they are known with it. */
  statuses: (order: { number: number }) => number[];
  /** Its last attempt to pay by bKash; those that were given up for another are left out. */
  attempt: (order: { number: number }) => Pick<Payment, 'status'> | null;
  /** Whether it can be paid by bKash, again or still. */
  canPay: (order: { number: number }) => boolean;
};

const why = 'seeing an order or a package includes seeing how its money stands';
const nothing = orderMoney({ packages: [], payments: [] }).whole;

/** The amounts due, paid and refunded of orders and their packages, by order number. Three queries for all of them. */
export async function readMoney(ctx: Ctx, numbers: readonly number[]): Promise<OrdersMoney> {
  const orders = new Map<number, Money>();
  const parts = new Map<string, Money>();
  const found = new Map<number, { statuses: number[]; attempt: Payment | null; canPay: boolean }>();
  const asked = [...new Set(numbers)];
  const known: OrdersMoney = {
    order: ({ number }) => orders.get(number) ?? nothing,
    package: (sent) => parts.get(sent.tracking_id) ?? nothing,
    statuses: ({ number }) => found.get(number)?.statuses ?? [],
    attempt: ({ number }) => found.get(number)?.attempt ?? null,
    canPay: ({ number }) => found.get(number)?.canPay ?? false,
  };
  if (asked.length === 0) return known;
  for (const [number, facts] of await readMoneyFacts(ctx, why, asked)) {
    const money = orderMoney(facts);
    orders.set(number, money.whole);
    found.set(number, {
      statuses: facts.sent.map(({ status }) => status),
      attempt: facts.attempt,
      canPay: canPay(facts.attempt, facts.sent),
    });
    facts.sent.forEach((one, index) => parts.set(one.tracking_id, money.packages[index] ?? nothing));
  }
  return known;
}
