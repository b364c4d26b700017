/** 404. */
import { Compass } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { useText } from '../../../frontend/messages/useText';
import { errorMessages } from './error.messages';

export function Page() {
  const say = useText(errorMessages);
  const { pathname } = useLocation();
  // At its own URL the page exists (200); at every other URL it is a 404.
  useHead({ title: say('notFoundTitle'), status: pathname === paths.notFound ? 200 : 404, isPrivate: true });
  return (
    <EmptyState
      heading="h1"
      icon={<Compass size={44} strokeWidth={1.5} />}
      title={say('notFound')}
      text={say('notFoundText')}
    >
      <ButtonLink to={paths.home}>{say('home')}</ButtonLink>
      <ButtonLink kind="quiet" to={paths.account}>
        {say('account')}
      </ButtonLink>
    </EmptyState>
  );
}
