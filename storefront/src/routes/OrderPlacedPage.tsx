/** How the bKash payment ended; the order is placed in every case. */
import { BadgeCheck, CircleX, Undo2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page as NotFound } from './NotFoundPage';
import { orderMessages } from './order-result.messages';

const ends = { success: BadgeCheck, failed: CircleX, cancel: Undo2 } as const;
type End = keyof typeof ends;
const isEnd = (status: string | undefined): status is End => status !== undefined && status in ends;

function Result({ end }: { end: End }) {
  const say = useText(orderMessages);
  useHead({ title: say('title'), isPrivate: true });
  const Icon = ends[end];
  return (
    <EmptyState heading="h1" icon={<Icon size={44} strokeWidth={1.5} />} title={say(end)} text={say(`${end}Text`)}>
      <ButtonLink to={paths.accountOrders}>{say('toOrders')}</ButtonLink>
      <ButtonLink kind="quiet" to={paths.home}>
        {say('continue')}
      </ButtonLink>
    </EmptyState>
  );
}

export function Page() {
  const { status } = useParams();
  return isEnd(status) ? <Result end={status} /> : <NotFound />;
}
