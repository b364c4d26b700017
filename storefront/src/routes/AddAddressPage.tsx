/** A new address. */
import { AccountFrame } from '../features/account/AccountFrame';
import { AddAddress } from '../features/addresses/AddAddress';
import { addressMessages } from '../features/addresses/messages';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(addressMessages);
  return (
    <AccountFrame title={say('title')}>
      <AddAddress />
    </AccountFrame>
  );
}
