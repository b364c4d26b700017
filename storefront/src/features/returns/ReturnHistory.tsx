/** The history of a return request: when, what, who, why. */
import styled from 'styled-components';
import type { ReturnEventShape } from '../../../../contract/returnShapes';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { returnMessages } from './messages';
import { useReturnStatusName } from './status';

const List = styled.ol`
  display: grid;
  gap: 10px;
  p {
    color: var(--ink-3);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const actors = { customer: 'byYou', vendor: 'byVendor' } as const;

export function ReturnHistory({ events }: { events: readonly ReturnEventShape[] }) {
  const say = useText(returnMessages);
  const statusName = useReturnStatusName();
  const { moment, taka } = useFormats();
  if (events.length === 0) return null;
  const whatOf = (event: ReturnEventShape): string =>
    event.to === null ? say(event.refund_to === 1 ? 'refundSent' : 'refundOpen') : statusName(event.to);
  const whoOf = (event: ReturnEventShape): string => say(actors[event.actor_role as keyof typeof actors] ?? 'byShop');
  return (
    <section>
      <h3>{say('history')}</h3>
      <List>
        {events.map((event) => (
          <li key={`${event.created_at}-${event.to}-${event.refund_to}`}>
            <b>{whatOf(event)}</b>
            {event.refund_amount !== null && ` · ${taka(event.refund_amount)}`}
            <p>
              {moment(event.created_at)} · {whoOf(event)}
            </p>
            {event.reason && (
              <p>
                <AsWritten>{event.reason}</AsWritten>
              </p>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}
