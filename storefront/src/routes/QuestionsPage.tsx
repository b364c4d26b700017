/** The shopper's questions to shops. */
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { QuestionList } from '../features/questions/QuestionList';
import { useText } from '../../../frontend/messages/useText';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('questions')}>
      <QuestionList />
    </AccountFrame>
  );
}
