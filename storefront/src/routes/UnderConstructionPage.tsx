/** A page that does not exist yet. */
import { Construction } from 'lucide-react';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { accountMessages } from '../features/account/messages';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

export function Page() {
  const say = useText(accountMessages);
  return (
    <AccountFrame title={say('underConstruction')}>
      <EmptyState title={say('underConstructionText')} icon={<Construction size={40} strokeWidth={1.5} />}>
        <ButtonLink to={paths.account}>{say('backToDashboard')}</ButtonLink>
      </EmptyState>
    </AccountFrame>
  );
}
