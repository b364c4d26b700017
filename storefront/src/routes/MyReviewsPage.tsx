/** Products that can be reviewed, and those that were. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { ReviewTabs } from '../features/reviews/ReviewTabs';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('review')}>
      <ReviewTabs />
    </AccountFrame>
  );
}
