/** Decides who may fill in the application; everybody else is redirected to where they can continue. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getUser } from '../../../../contract/self';
import { refusedApplication, vendorStatus } from '../../../../contract/vendors';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { useText } from '../../../../frontend/messages/useText';
import { Stack } from '../../ui/Card';
import { PageSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { ApplicationForm } from './ApplicationForm';
import { applicationStart, dropDraft, readDraft } from './draft';
import { vendorMessages } from './messages';
import { RefusedNotice } from './RefusedNotice';

export function Application() {
  const say = useText(vendorMessages);
  const navigate = useNavigate();
  const { answer } = useCall(getUser, {});
  const { answer: applied, failure } = useCall(vendorStatus, {});
  const { answer: rejected } = useCall(refusedApplication, {});
  const [draft, setDraft] = useState(readDraft);
  const [round, setRound] = useState(0);
  const isUnverified = answer !== undefined && answer.users.mobile_verify !== 1;
  const hasApplied = applied !== undefined;
  useEffect(() => {
    if (isUnverified) showToast('warning', say('verifyMobileFirst'));
    if (isUnverified || hasApplied) void navigate(paths.becomeVendor, { replace: true });
  }, [isUnverified, hasApplied, say, navigate]);
  if (!answer || !rejected || isUnverified || failure?.layer !== 'answer') return <PageSkeleton />;
  const { name, email, mobile } = answer.users;
  return (
    <Stack>
      {rejected.refused && <RefusedNotice refused={rejected.refused} />}
      <ApplicationForm
        key={round}
        start={{ ...applicationStart, name, email, mobile, ...rejected.refused?.form, ...draft }}
        hasDraft={draft !== null}
        onDiscard={() => {
          dropDraft();
          setDraft(null);
          setRound(round + 1);
        }}
      />
    </Stack>
  );
}
