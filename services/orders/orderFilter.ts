/** Filters and sorts for lists of orders or packages: both have these fields, and both have them in an index. */
import type { Where } from 'payload';
import type { orderSorts } from '../../contract/orders';
import type { PaymentMethod } from '../../domain/orders/payment';
import { inDays, is, type DayQuery, type ListQuery } from '../listing';

export type OrderFilter = ListQuery &
  DayQuery & {
    payment_status?: number | undefined;
    payment_method?: PaymentMethod | undefined;
    sort?: (typeof orderSorts)[number] | undefined;
  };
type Amount = 'total' | 'subtotal';

export const filtered = (query: OrderFilter): (Where | null)[] => [
  inDays('createdAt', query),
  is('payment_status', query.payment_status),
  is('payment_method', query.payment_method),
];

/** `amount`: the field that holds a row's amount. */
export function orderSort<A extends Amount>(
  sort: OrderFilter['sort'] = '-created_at',
  amount: A,
): ['createdAt' | '-createdAt' | A | `-${A}`, 'id' | '-id'] {
  const field = sort.endsWith('amount') ? amount : 'createdAt';
  return sort.startsWith('-') ? [`-${field}`, '-id'] : [field, 'id'];
}
