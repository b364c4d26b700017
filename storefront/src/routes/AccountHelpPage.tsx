/** The help center. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { Support } from '../features/account/Support';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('help')}>
      <Support text="helpText" />
    </AccountFrame>
  );
}
