/** When an order arrives, as a sentence: the requested day and time, or the promised days; empty if neither exists. */
import { useDayRange } from '../../../../frontend/days/useDayRange';
import { useText } from '../../../../frontend/messages/useText';
import { orderMessages } from './messages';

type Expected = { expected_from: string | null; expected_to: string | null; delivery_time: string };

export function useExpected(): (order: Expected) => string {
  const say = useText(orderMessages);
  const range = useDayRange();
  return ({ expected_from: from, expected_to: to, delivery_time: time }) => {
    const days = from && to ? range(from, to) : '';
    return [days, time && say(time as 'Morning')].filter(Boolean).join(', ');
  };
}
