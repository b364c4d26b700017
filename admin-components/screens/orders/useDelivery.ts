'use client';
/** When an order is to be delivered, as text: a day and a time of day, or as soon as possible. */
import { orderWords } from '../../messages/orders';
import { slotWords } from '../../messages/slots';
import { useDayRange } from '../../../frontend/days/useDayRange';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { Sentence } from '../../../frontend/messages/messages';

type Promised = { expected_from: string | null; expected_by: string | null };

type Asked = { delivery_date: string; delivery_time: string };
type Delivery = { date: string; time: string };

export const useDelivery = (order: Asked): Delivery => useDeliveryOf()(order);

/** The same for each row of a list. */
export function useDeliveryOf(): (order: Asked) => Delivery {
  const say = useText(orderWords);
  const pair = usePair();
  const { day } = useFormats();
  return ({ delivery_date: date, delivery_time: time }) => {
    const slot = (slotWords as Readonly<Record<string, Sentence>>)[time];
    return { date: date === '' ? say('asSoonAsPossible') : day(date), time: slot ? pair(slot) : time };
  };
}

/** The days promised for a package, if no day was requested; empty without. */
export function usePromise(order: { delivery_date: string }, parcel: Promised): string {
  const range = useDayRange();
  const { expected_from: from, expected_by: by } = parcel;
  return order.delivery_date === '' && from && by ? range(from, by) : '';
}
