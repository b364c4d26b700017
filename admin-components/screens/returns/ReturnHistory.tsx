'use client';
/** The history of a return: when, what, by whom, and why. */
import type { ReturnEventShape } from '../../../contract/returnShapes';
import { returnWords } from '../../messages/returns';
import { ReturnBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

const actors = { vendor: 'byVendor', superadmin: 'byAdmin', subadmin: 'byAdmin', customer: 'byCustomer' } as const;

export function ReturnHistory({ events }: { events: readonly ReturnEventShape[] }) {
  return (
    <ol className="haat-history">
      {events.map((event) => (
        <li key={`${event.created_at}-${event.to}-${event.refund_to}`}>
          <Step event={event} />
        </li>
      ))}
    </ol>
  );
}

function Step({ event }: { event: ReturnEventShape }) {
  const say = useText(returnWords);
  const { moment, taka } = useFormats();
  const who = (actors as Readonly<Record<string, (typeof actors)[keyof typeof actors]>>)[event.actor_role];
  return (
    <>
      {event.to !== null && <ReturnBadge status={event.to} />}
      {event.refund_to !== null && <strong>{say(event.refund_to === 1 ? 'refundMarked' : 'refundUnmarked')}</strong>}
      {event.refund_amount !== null && <strong>{taka(event.refund_amount)}</strong>}
      <span className="haat-history__when">
        {moment(event.created_at)}
        {who && ` · ${say('by', { who: say(who) })}`}
        {event.actor && ` (${event.actor})`}
      </span>
      {event.reason && <p className="haat-preview__words">{event.reason}</p>}
    </>
  );
}
