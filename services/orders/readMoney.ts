import { orderMoney, type Money } from '../../domain/orders/orderMoney';
import type { Ctx } from '../ctx';
import { readMoneyFacts } from './moneyFacts';

export type OrdersMoney = {
  order: (order: { number: number }) => Money;
  package: (sent: { tracking_id: string }) => Money;
  /** The statuses of an order's packages: they decide about its money, so they are known with it. */
  statuses: (order: { number: number }) => number[];
};

const why = 'seeing an order or a package includes seeing how its money stands';
const nothing = orderMoney({ packages: [], payments: [] }).whole;

/** The amounts due, paid and refunded of orders and their packages, by order number. Three queries for all of them. */
export async function readMoney(ctx: Ctx, numbers: readonly number[]): Promise<OrdersMoney> {
  const orders = new Map<number, Money>();
  const parts = new Map<string, Money>();
  const statuses = new Map<number, number[]>();
  const asked = [...new Set(numbers)];
  const known: OrdersMoney = {
    order: ({ number }) => orders.get(number) ?? nothing,
    package: (sent) => parts.get(sent.tracking_id) ?? nothing,
    statuses: ({ number }) => statuses.get(number) ?? [],
  };
  if (asked.length === 0) return known;
  for (const [number, facts] of await readMoneyFacts(ctx, why, asked)) {
    const money = orderMoney(facts);
    orders.set(number, money.whole);
    statuses.set(
      number,
      facts.sent.map(({ status }) => status),
    );
    facts.sent.forEach((one, index) => parts.set(one.tracking_id, money.packages[index] ?? nothing));
  }
  return known;
}
