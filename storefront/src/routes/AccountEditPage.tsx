/** The signed-in person's name, e-mail, mobile and password. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { EditAccount } from '../features/account/EditAccount';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('edit')}>
      <EditAccount />
    </AccountFrame>
  );
}
