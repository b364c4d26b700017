'use client';
/** One account: its data and its actions. */
import { Printer } from 'lucide-react';
import { getSingleUser, type SuspensionShape } from '../../../contract/users';
import { peopleWords } from '../../messages/people';
import { sharedWords } from '../../messages/shared';
import { userWords } from '../../messages/users';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Thumb } from '../../shared/page/Thumb';
import { PaperOnly } from '../../shared/print/PaperOnly';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { HistoryLink } from '../audit/HistoryLink';
import { ContactButtons } from '../communication/ContactButtons';
import { CustomerPanels } from './CustomerPanels';
import { UserActions } from './UserActions';
import { accountTypes, ActiveBadge, VerifiedBadge, type User } from './userCells';

/** The list that contains an account. */
function homeOf(user: User | undefined): ScreenName {
  if (user?.status === 0) return 'suspended-user';
  return user && user.role_as !== 0 ? 'all-admin' : 'all-user';
}

export function UserDetails() {
  const pair = usePair();
  const shared = useText(sharedWords);
  const { answer, failure, isLoading, reload } = useCall(getSingleUser, { params: { id: useParam('id') } });
  useLeaveWhenGone(failure, screenAddress('all-user'));
  const user = answer?.user;
  return (
    <>
      <div className="haat-no-print">
        <PageHeader
          title={pair(routeNamed('user-details').title)}
          back={screenAddress(homeOf(user))}
          {...(user ? { text: user.name } : {})}
        >
          {user && <ContactButtons receiver={{ id: user.id, name: user.name }} />}
          {user && <HistoryLink resource="users" record={user.id} />}
          {user && (
            <Button onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              {shared('print')}
            </Button>
          )}
        </PageHeader>
        {isLoading && <Spinner />}
        {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
        {user && <Page user={user} suspension={answer.suspension} onChanged={reload} />}
        {user && <CustomerPanels id={user.id} />}
      </div>
      {user && <Sheet user={user} />}
    </>
  );
}

type PageProps = { user: User; suspension: SuspensionShape | null; onChanged: () => Promise<void> };

function Page({ user, suspension, onChanged }: PageProps) {
  const say = useText(userWords);
  const { personal, state } = useUserFacts(user);
  const { moment } = useFormats();
  const suspended = suspension
    ? [
        { name: say('suspendedFor'), value: suspension.reason || '—' },
        { name: say('suspendedBy'), value: suspension.by_name || '—' },
        { name: say('suspendedAt'), value: moment(suspension.created_at) },
      ]
    : [];
  return (
    <div className="haat-columns haat-gap">
      <div className="haat-stack">
        <Panel title={say('personal')} actions={<Thumb src={user.image} alt={user.name} size={64} isRound />}>
          <Facts items={personal} />
        </Panel>
        <Panel title={say('state')}>
          <Facts items={[...state, ...suspended]} />
        </Panel>
      </div>
      <Panel title={say('options')}>
        <UserActions user={user} onChanged={onChanged} />
      </Panel>
    </div>
  );
}

function useUserFacts(user: User) {
  const say = useText(userWords);
  const people = useText(peopleWords);
  const shared = useText(sharedWords);
  const { moment } = useFormats();
  return {
    personal: [
      { name: people('name'), value: user.name },
      { name: people('mobile'), value: user.mobile },
      { name: people('email'), value: user.email },
      {
        name: say('accountType'),
        value: accountTypes(user)
          .map((type) => say(type))
          .join(', '),
      },
      { name: say('createdAt'), value: moment(user.created_at) },
      { name: say('updatedAt'), value: moment(user.updated_at) },
    ],
    state: [
      { name: shared('status'), value: <ActiveBadge value={user.status} /> },
      { name: say('mobileVerify'), value: <VerifiedBadge value={user.mobile_verify} /> },
      { name: say('accVerify'), value: <VerifiedBadge value={user.user_verify} /> },
    ],
  };
}

function Sheet({ user }: { user: User }) {
  const say = useText(userWords);
  const { personal, state } = useUserFacts(user);
  return (
    <PaperOnly
      title={user.name}
      picture={user.image}
      facts={[
        { title: say('personal'), items: personal },
        { title: say('state'), items: state },
      ]}
    />
  );
}
