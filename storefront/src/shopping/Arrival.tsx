/**
 * When goods arrive at the shopper's place; without a place how long it takes in general, and a button to choose one.
 */
import { CalendarDays } from 'lucide-react';
import styled from 'styled-components';
import { getDeliveryCharge } from '../../../contract/delivery';
import { productType, type ProductType } from '../../../domain/catalogue/productType';
import { daysAnywhere, daysOn, joined } from '../../../domain/delivery/days';
import { expectedDays } from '../../../domain/delivery/expectedDays';
import { useCall } from '../../../frontend/api/useCall';
import { useDayRange } from '../../../frontend/days/useDayRange';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { now } from '../app/clock';
import { askPlace } from '../app/session/askPlace';
import { useIsAlive } from '../app/session/useStored';
import { Button } from '../ui/Button';
import { deliveryMessages } from './delivery.messages';

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  color: var(--ink-2);
  font-size: 0.9375rem;
  svg {
    flex: none;
    margin-top: 3px;
    color: var(--leaf);
  }
`;

type Id = string | number | null;
export type ArrivalProps = {
  type: ProductType;
  /** The districts in which the goods are sold. */
  from: readonly Id[];
  /** The destination; null if none is chosen yet. */
  to: { district: Id; area: string } | null;
  /** YYYY-MM-DD: the day the shopper requested. */
  asked?: string;
};

export function Arrival({ type, from, to, asked = '' }: ArrivalProps) {
  const say = useText(deliveryMessages);
  const { digits } = useFormats();
  const range = useDayRange();
  // Only the browser knows the current day: the page may come from a cache.
  const isAlive = useIsAlive();
  const { answer } = useCall(getDeliveryCharge, {}, { isQuiet: true });
  if (!isAlive || !answer || from.length === 0) return null;
  if (to === null && asked === '') {
    const { least, most } = daysAnywhere(answer, type);
    return (
      <Line>
        <CalendarDays size={19} aria-hidden="true" />
        <div>
          {least > 0 && least < most
            ? say('takes', { least: digits(least), most: digits(most) })
            : say('within', { most })}{' '}
          <Button
            kind="plain"
            size="small"
            onClick={() => void askPlace(type === productType.grocery ? 'change' : 'delivery')}
          >
            {say('chooseArea')}
          </Button>
        </div>
      </Line>
    );
  }
  const days = joined(from.map((district) => daysOn(answer, { type, from: district, to: to?.district ?? null })));
  const expected = expectedDays({ delivery_date: asked, placed: now(), days });
  const shown = { days: range(expected.from, expected.to) };
  return (
    <Line>
      <CalendarDays size={19} aria-hidden="true" />
      <span>{to ? say('arrivesIn', { area: to.area, ...shown }) : say('arrives', shown)}</span>
    </Line>
  );
}
