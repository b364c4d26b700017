/** The caller's own picture. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { ProfilePicture } from '../features/account/ProfilePicture';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('picture')}>
      <ProfilePicture />
    </AccountFrame>
  );
}
