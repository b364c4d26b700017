/** The address book. */
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { AddressBook } from '../features/addresses/AddressBook';
import { addressMessages } from '../features/addresses/messages';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const say = useText(accountMessages);
  const sayAddress = useText(addressMessages);
  return (
    <AccountFrame
      title={say('address')}
      actions={<ButtonLink to={paths.accountAddAddress}>{sayAddress('add')}</ButtonLink>}
    >
      <AddressBook />
    </AccountFrame>
  );
}
