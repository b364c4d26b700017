/** The shopper's packages by state. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { OrderTabs } from '../features/orders/OrderTabs';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('orders')}>
      <OrderTabs />
    </AccountFrame>
  );
}
