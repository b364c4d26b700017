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

export function useDelivery(order: { delivery_date: string; delivery_time: string }): { date: string; time: string } {
  const say = useText(orderWords);
  const pair = usePair();
  const { day } = useFormats();
  const slot = (slotWords as Readonly<Record<string, Sentence>>)[order.delivery_time];
  return {
    date: order.delivery_date === '' ? say('asSoonAsPossible') : day(order.delivery_date),
    time: slot ? pair(slot) : order.delivery_time,
  };
}

/** The days promised for a package, if no day was requested; empty without. */
export function usePromise(order: { delivery_date: string }, parcel: Promised): string {
  const range = useDayRange();
  const { expected_from: from, expected_by: by } = parcel;
  return order.delivery_date === '' && from && by ? range(from, by) : '';
}
