/** One question to a shop, with its answers. */
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { Conversation } from '../features/questions/Conversation';
import { questionListMessages } from '../features/questions/messages';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const { id = '' } = useParams();
  const say = useText(accountMessages);
  const sayList = useText(questionListMessages);
  return (
    <AccountFrame
      title={say('question')}
      actions={
        <ButtonLink kind="plain" size="small" to={paths.accountQuestions}>
          {sayList('back')}
        </ButtonLink>
      }
    >
      <Conversation key={id} id={id} />
    </AccountFrame>
  );
}
