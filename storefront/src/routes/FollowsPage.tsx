/** The shops the shopper follows. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { FollowList } from '../features/follows/FollowList';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('follows')}>
      <FollowList />
    </AccountFrame>
  );
}
