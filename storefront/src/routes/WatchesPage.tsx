/** The shopper's watches. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { WatchList } from '../features/watches/WatchList';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('waiting')}>
      <WatchList />
    </AccountFrame>
  );
}
