'use client';
/** Every move of a package: when, from which status to which, by whom. */
import type { PackageEventShape } from '../../../contract/orderShapes';
import { cancelReasonWords } from '../../../domain/orders/cancelReasons';
import { REVERSED } from '../../../domain/packages/reversals';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
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
  const choice = useText(warehouseChoiceWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const reasonText = (reason: string): string => {
    if (reason === REVERSED) return choice('takenBack');
    return reason === UNDONE ? say('undone') : (cancelReasonWords(reason)?.[language] ?? reason);
  };
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
            {event.reason && ` · ${reasonText(event.reason)}`}
            {event.note && ` – “${event.note}”`}
          </span>
        </li>
      ))}
    </ol>
  );
}
