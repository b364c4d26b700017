/** One package of one's own order, by its tracking id. */
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { orderMessages } from '../features/orders/messages';
import { OrderDetails } from '../features/orders/OrderDetails';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const { id = '' } = useParams();
  const say = useText(orderMessages);
  return (
    <AccountFrame
      title={say('detailsTitle')}
      actions={
        <ButtonLink kind="plain" size="small" to={paths.accountOrders}>
          {say('backToOrders')}
        </ButtonLink>
      }
    >
      <OrderDetails key={id} trackingId={id} />
    </AccountFrame>
  );
}
