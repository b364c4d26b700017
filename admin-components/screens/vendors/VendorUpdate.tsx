'use client';
/** An admin changes a vendor's information and documents. */
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { getVerifyStatus } from '../../../contract/self';
import { getSingleVendor } from '../../../contract/vendors';
import { sharedWords } from '../../messages/shared';
import { vendorWords } from '../../messages/vendors';
import { routeNamed, screenAddress, shopPath } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { alertBox } from '../../shared/dialogs/ask';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { VendorForm } from './VendorForm';

export function VendorUpdate() {
  const pair = usePair();
  const router = useRouter();
  const id = useParam('id');
  const isVerified = useVerifiedMobile();
  const { answer, failure, isLoading, reload } = useCall(getSingleVendor, { params: { id } });
  useLeaveWhenGone(failure, screenAddress('vendor-approved'));
  const back = screenAddress('vendor-details', { id });
  const saved = async () => {
    await reload();
    router.push(back);
  };
  return (
    <>
      <PageHeader
        title={pair(routeNamed('vendor-update').title)}
        back={back}
        {...(answer ? { text: answer.vendor.business_name || answer.vendor.name } : {})}
      />
      {(isLoading || !isVerified) && !failure && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && isVerified && <VendorForm key={answer.vendor.updated_at} vendor={answer.vendor} onSaved={saved} />}
    </>
  );
}

/** Whether the admin's own mobile is verified; admins without one are sent to verify it. */
function useVerifiedMobile(): boolean {
  const say = useText(vendorWords);
  const shared = useText(sharedWords);
  const { answer } = useCall(getVerifyStatus, {});
  const told = useRef(false);
  useEffect(() => {
    if (!answer || answer.status === 200 || told.current) return;
    told.current = true;
    void alertBox({ title: shared('warning'), text: say('verifyFirst') }).then(() =>
      window.location.assign(`${shopPath}/account/become-vendor`),
    );
  }, [answer, say, shared]);
  return answer?.status === 200;
}
