/** The account's first page. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { Dashboard } from '../features/account/Dashboard';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('dashboard')}>
      <Dashboard />
    </AccountFrame>
  );
}
