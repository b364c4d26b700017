/** The vendor application. */
import { AccountFrame } from '../features/account/AccountFrame';
import { Application } from '../features/vendor-application/Application';
import { vendorMessages } from '../features/vendor-application/messages';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(vendorMessages);
  return (
    <AccountFrame title={say('title')} text={say('intro')}>
      <Application />
    </AccountFrame>
  );
}
