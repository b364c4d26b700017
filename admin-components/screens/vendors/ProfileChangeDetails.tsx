'use client';
/** One request of a vendor: old and new values side by side; accepted, or rejected with a reason. */
import { Store } from 'lucide-react';
import {
  acceptProfileChange,
  readProfileChange,
  refuseProfileChange,
  type ProfileChangeShape,
} from '../../../contract/profileChanges';
import { getSingleVendor } from '../../../contract/vendors';
import { changeState } from '../../../domain/vendors/profileChange';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { profileChangeWords } from '../../messages/profileChanges';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { useAskReason } from '../../shared/dialogs/useAskReason';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useParam } from '../../shell/PanelContext';
import { ChangeBadge, ChangeFacts, ChangePapers, ChangeTable } from './ChangeParts';

export function ProfileChangeDetails() {
  const say = useText(profileChangeWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(readProfileChange, { params: { id: useParam('id') } });
  useLeaveWhenGone(failure, screenAddress('profile-changes'));
  const request = answer?.request;
  return (
    <>
      <PageHeader
        title={request?.business_name ?? pair(routeNamed('profile-change-details').title)}
        back={screenAddress('profile-changes')}
        {...(request ? { badge: <ChangeBadge state={request.state} /> } : {})}
      >
        {request?.state === changeState.open && <Decide request={request} onDone={reload} />}
        {request && (
          <LinkButton href={screenAddress('vendor-details', { id: request.vendor_id })}>
            <Store size={16} aria-hidden />
            {say('openVendor')}
          </LinkButton>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {request && <Page request={request} />}
    </>
  );
}

function Page({ request }: { request: ProfileChangeShape }) {
  const say = useText(profileChangeWords);
  const hasPapers = Object.values(request.papers).some(Boolean);
  return (
    <div className="haat-stack">
      <Panel title={say('fields')}>
        <ChangeTable request={request} />
        {hasPapers && <Papers request={request} />}
      </Panel>
      <Panel title={say('reasonOf')}>
        <ChangeFacts request={request} />
      </Panel>
    </div>
  );
}

/** While it waits, beside the documents they would replace. */
function Papers({ request }: { request: ProfileChangeShape }) {
  const isOpen = request.state === changeState.open;
  const { answer } = useCall(getSingleVendor, isOpen ? { params: { id: String(request.vendor_id) } } : null, {
    isQuiet: true,
  });
  return <ChangePapers request={request} {...(answer ? { stored: answer.vendor } : {})} />;
}

function Decide({ request, onDone }: { request: ProfileChangeShape; onDone: () => Promise<void> }) {
  const say = useText(profileChangeWords);
  const askReason = useAskReason();
  const accept = useAction(acceptProfileChange);
  const refuse = useAction(refuseProfileChange);
  const call = { params: { id: String(request.id) } };
  const yes = async () => {
    await accept.run(call, { ask: { text: say('acceptAsk', { name: request.business_name }) } });
    await onDone();
  };
  const no = async () => {
    const reason = await askReason({
      text: `${say('refuse')}: ${request.business_name}`,
      warning: say('refuseAsk'),
      yes: say('refuse'),
    });
    if (reason === null) return;
    await refuse.run({ ...call, body: { reason } });
    await onDone();
  };
  return (
    <>
      <Button kind="primary" isBusy={accept.isPending} onClick={() => void yes()}>
        {say('accept')}
      </Button>
      <Button kind="danger" isBusy={refuse.isPending} onClick={() => void no()}>
        {say('refuse')}
      </Button>
    </>
  );
}
