/** The address book. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { AddressBook } from '../features/addresses/AddressBook';
import { useText } from '../i18n/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('address')}>
      <AddressBook />
    </AccountFrame>
  );
}
