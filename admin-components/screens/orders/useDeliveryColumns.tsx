'use client';
/** The columns that say to whom, where and when something is delivered, in the lists of orders and of packages. */
import type { AdminOrderRowShape, QueuePackageShape } from '../../../contract/orderShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import { orderWords } from '../../messages/orders';
import { peopleWords } from '../../messages/people';
import type { Column } from '../../shared/table/columns';
import { useDeliveryOf } from './useDelivery';

type Slot = Pick<AdminOrderRowShape, 'delivery_date' | 'delivery_time'>;
type Row = Pick<
  AdminOrderRowShape | QueuePackageShape,
  'district' | 'district_bn' | 'upazila' | 'upazila_bn' | 'customer'
>;

export function useDeliveryColumns<R extends Row>(): Record<'customer' | 'mobile' | 'area', Column<R>> {
  const filter = useText(filterWords);
  const say = useText(orderWords);
  const people = useText(peopleWords);
  const { nameOf } = useFormats();
  const customerOf = (row: R) => row.customer?.name ?? '';
  const mobileOf = (row: R) => row.customer?.mobile ?? '';
  const areaOf = (row: R) =>
    [nameOf({ name: row.upazila, name_bn: row.upazila_bn }), nameOf({ name: row.district, name_bn: row.district_bn })]
      .filter(Boolean)
      .join(', ');
  return {
    customer: {
      key: 'customer',
      title: filter('customer'),
      phone: 'fact',
      cell: (row) => customerOf(row) || '—',
      text: customerOf,
    },
    mobile: {
      key: 'mobile',
      isExtra: true,
      title: people('mobile'),
      cell: (row) => <PhoneLink mobile={mobileOf(row)} />,
      text: mobileOf,
    },
    area: { key: 'area', title: say('area'), cell: (row) => areaOf(row) || '—', text: areaOf },
  };
}

/** When it is to be delivered: hidden until somebody chooses it. */
export function useSlotColumn<R extends Slot>(): Column<R> {
  const say = useText(orderWords);
  const deliveryOf = useDeliveryOf();
  const slotOf = (row: R) => {
    const { date, time } = deliveryOf(row);
    return [date, time].filter(Boolean).join(', ');
  };
  return { key: 'slot', isExtra: true, title: say('slot'), cell: slotOf, text: slotOf };
}

const PhoneLink = ({ mobile }: { mobile: string }) =>
  mobile === '' ? (
    '—'
  ) : (
    <a className="haat-link haat-nowrap" href={`tel:${mobile}`}>
      {mobile}
    </a>
  );
