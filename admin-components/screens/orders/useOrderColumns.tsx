'use client';
/** The first columns of both lists of orders: number, times, payment. */
import { Link } from '@payloadcms/ui';
import type { OrderRowShape } from '../../../contract/orderShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useWeekday } from '../../../frontend/formats/useWeekday';
import { useText } from '../../../frontend/messages/useText';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { PaymentBadge, useMethodName, usePaymentText } from '../../shared/badges/StatusBadge';
import { serialColumn, type Column } from '../../shared/table/columns';

type Row = Pick<OrderRowShape, 'id' | 'created_at' | 'updated_at' | 'money' | 'payment_method'>;
type Name = 'sl' | 'id' | 'time' | 'day' | 'payment' | 'method' | 'amount';

/** `address`: the details of an order; `amountOf`: the amount that the list shows. */
export function useOrderColumns<R extends Row>(
  address: (row: R) => string,
  amountOf: (row: R) => number,
): Record<Name, Column<R>> {
  const say = useText(orderWords);
  const shared = useText(sharedWords);
  const { digits, moment, taka } = useFormats();
  const weekday = useWeekday();
  const paymentText = usePaymentText();
  const methodOf = useMethodName();
  return {
    sl: serialColumn(shared('serial'), digits),
    id: {
      key: 'id',
      title: say('orderId'),
      phone: 'title',
      text: (row) => row.id,
      cell: (row) => (
        <Link className="haat-link" href={address(row)} prefetch={false}>
          #{row.id}
        </Link>
      ),
    },
    time: {
      key: 'time',
      title: say('dateTime'),
      sortKey: 'created_at',
      phone: 'fact',
      cell: (row) => <span className="haat-nowrap">{moment(row.created_at)}</span>,
      text: (row) => moment(row.created_at),
    },
    day: {
      key: 'day',
      title: say('day'),
      cell: (row) => weekday(row.updated_at),
      text: (row) => weekday(row.updated_at),
    },
    payment: {
      key: 'payment',
      title: say('paymentStatus'),
      phone: 'fact',
      cell: (row) => <PaymentBadge money={row.money} />,
      text: (row) => paymentText(row.money),
    },
    method: {
      key: 'method',
      title: say('paymentMethod'),
      cell: (row) => methodOf(row.payment_method),
      text: (row) => methodOf(row.payment_method),
    },
    amount: {
      key: 'amount',
      isExtra: true,
      title: say('amount'),
      isNumber: true,
      sortKey: 'amount',
      phone: 'fact',
      cell: (row) => taka(amountOf(row)),
      text: amountOf,
    },
  };
}
