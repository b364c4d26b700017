/** The order is placed. */
import { PartyPopper } from 'lucide-react';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { Banner } from '../features/catalogue/Banner';
import { PlacedOrder, usePlacedOrder } from '../features/orders/PlacedOrder';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { orderMessages } from './order-result.messages';

export function Page() {
  const say = useText(orderMessages);
  useHead({ title: say('title'), isPrivate: true });
  const { order, isLoading } = usePlacedOrder();
  return (
    <>
      <EmptyState
        heading="h1"
        icon={<PartyPopper size={44} strokeWidth={1.5} />}
        title={say('thanks')}
        text={say('thanksText')}
      >
        <ButtonLink to={paths.accountOrders}>{say('toOrders')}</ButtonLink>
        <ButtonLink kind="quiet" to={paths.home}>
          {say('continue')}
        </ButtonLink>
      </EmptyState>
      <PlacedOrder order={order} isLoading={isLoading} />
      <Banner slot="banner8" />
    </>
  );
}
