/** The shopper's return requests. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { ReturnList } from '../features/returns/ReturnList';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('returns')}>
      <ReturnList />
    </AccountFrame>
  );
}
