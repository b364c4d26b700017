/** Where an order is, by its number. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { Tracking } from '../features/orders/Tracking';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('tracking')}>
      <Tracking />
    </AccountFrame>
  );
}
