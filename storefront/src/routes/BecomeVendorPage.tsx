/** The state of the caller's own application, or the way to one. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { ApplicationState } from '../features/vendor-application/ApplicationState';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('becomeVendor')}>
      <ApplicationState />
    </AccountFrame>
  );
}
