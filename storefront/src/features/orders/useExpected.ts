/** When an order comes, as a sentence: the day and time asked for, or the days it usually takes. */
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { orderMessages } from './messages';
import { placedMessages } from './placed.messages';

type Expected = { expected_from: string; expected_to: string; delivery_time: string };

export function useExpected(): (order: Expected) => string {
  const say = useText(orderMessages);
  const sayPlaced = useText(placedMessages);
  const { day } = useFormats();
  const dayOf = (date: string) => day(`${date}T06:00:00Z`);
  return ({ expected_from: from, expected_to: to, delivery_time: time }) => {
    const days = from === to ? dayOf(from) : sayPlaced('between', { from: dayOf(from), to: dayOf(to) });
    return time ? `${days}, ${say(time as 'Morning')}` : days;
  };
}
