/** The outcome of the bKash payment; the order is placed in every case. */
import { BadgeCheck, CircleX, Clock3, Undo2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import type { TrackedOrder } from '../features/orders/answers';
import { PlacedOrder, usePlacedOrder } from '../features/orders/PlacedOrder';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page as NotFound } from './NotFoundPage';
import { orderMessages } from './order-result.messages';

const ends = { success: BadgeCheck, failed: CircleX, cancel: Undo2, pending: Clock3 } as const;
type End = keyof typeof ends;
const isEnd = (status: string | undefined): status is End => status !== undefined && status in ends;

/** The current state, whatever the address says: the payment may have been finished, or tried again, in another tab. */
function endNow(end: End, found: TrackedOrder | null): End {
  switch (found?.order.payment_state) {
    case 'paid':
      return 'success';
    case 'failed':
      return 'failed';
    case 'canceled':
      return 'cancel';
    case 'pending':
      return 'pending';
    default:
      return end;
  }
}

function Result({ end: told }: { end: End }) {
  const say = useText(orderMessages);
  const { order, isLoading } = usePlacedOrder();
  const end = endNow(told, order);
  useHead({ title: say('title'), isPrivate: true });
  const Icon = ends[end];
  return (
    <>
      <EmptyState heading="h1" icon={<Icon size={44} strokeWidth={1.5} />} title={say(end)} text={say(`${end}Text`)}>
        <ButtonLink to={paths.accountOrders}>{say('toOrders')}</ButtonLink>
        <ButtonLink kind="quiet" to={paths.home}>
          {say('continue')}
        </ButtonLink>
      </EmptyState>
      <PlacedOrder order={order} isLoading={isLoading} />
    </>
  );
}

export function Page() {
  const { status } = useParams();
  return isEnd(status) ? <Result end={status} /> : <NotFound />;
}
