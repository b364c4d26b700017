/** 403. */
import { ShieldX } from 'lucide-react';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useText } from '../../../frontend/messages/useText';
import { errorMessages } from './error.messages';

export function Page() {
  const say = useText(errorMessages);
  useHead({ title: say('forbiddenTitle'), isPrivate: true });
  return (
    <EmptyState
      heading="h1"
      icon={<ShieldX size={44} strokeWidth={1.5} />}
      title={say('forbidden')}
      text={say('forbiddenText')}
    >
      <ButtonLink to={paths.home}>{say('home')}</ButtonLink>
      <ButtonLink kind="quiet" to={paths.account}>
        {say('account')}
      </ButtonLink>
    </EmptyState>
  );
}
