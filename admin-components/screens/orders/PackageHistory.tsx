'use client';
/** Every move of a package: when, from what to what, by whom. */
import type { PackageEventShape } from '../../../contract/orders';
import { cancelReasonWords } from '../../../domain/orders/cancelReasons';
import { UNDONE } from '../../../domain/packages/undo';
import { orderWords } from '../../messages/orders';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';

type ActorKey = 'byVendor' | 'byIncharge' | 'byAdmin' | 'byCustomer' | 'bySystem';
const actors: Readonly<Record<string, ActorKey>> = {
  vendor: 'byVendor',
  incharge: 'byIncharge',
  superadmin: 'byAdmin',
  subadmin: 'byAdmin',
  customer: 'byCustomer',
  system: 'bySystem',
};

export function PackageHistory({ events }: { events: readonly PackageEventShape[] }) {
  const say = useText(orderWords);
  const language = useLanguage();
  const { moment } = useFormats();
  if (events.length === 0) return <p className="haat-table__quiet">{say('noHistory')}</p>;
  return (
    <ol className="haat-history">
      {events.map((event) => (
        <li key={`${event.created_at}-${event.to}`}>
          {event.from !== null && (
            <>
              <PackageBadge status={event.from} />
              <span aria-hidden>→</span>
              <span className="haat-hidden">{say('movedTo')}</span>
            </>
          )}
          <PackageBadge status={event.to} />
          <span className="haat-history__when">
            {moment(event.created_at)} · {say('by', { who: say(actors[event.actor_role] ?? 'bySystem') })}
            {event.actor && ` (${event.actor})`}
            {event.reason &&
              ` · ${event.reason === UNDONE ? say('undone') : (cancelReasonWords(event.reason)?.[language] ?? event.reason)}`}
            {event.note && ` – “${event.note}”`}
          </span>
        </li>
      ))}
    </ol>
  );
}
