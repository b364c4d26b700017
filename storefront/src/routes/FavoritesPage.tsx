/** Favourite products. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { Favorites } from '../features/favorites/Favorites';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('favorite')}>
      <Favorites />
    </AccountFrame>
  );
}
