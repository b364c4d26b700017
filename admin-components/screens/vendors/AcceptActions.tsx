'use client';
/** The decisions possible for a vendor: accept or reject, suspend, lift the suspension or delete permanently. */
import { useRouter } from 'next/navigation';
import {
  approvedVendor,
  rejectedVendor,
  removeSuspensionVendor,
  suspendVendor,
} from '../../../contract/vendorDecisions';
import { reviewWords } from '../../messages/review';
import { sharedWords } from '../../messages/shared';
import { vendorWords } from '../../messages/vendors';
import { screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useAskReason } from '../../shared/dialogs/useAskReason';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';
import type { Vendor } from './useVendorFacts';

/** `warehouse`: the one the shop gets with the approval; empty if none yet. */
export function AcceptActions({ vendor, warehouse }: { vendor: Vendor; warehouse: string }) {
  const say = useText(vendorWords);
  const review = useText(reviewWords);
  const askReason = useAskReason();
  const router = useRouter();
  const approve = useAction(approvedVendor);
  const reject = useAction(rejectedVendor);
  const suspend = useAction(suspendVendor);
  const restore = useAction(removeSuspensionVendor);
  const shared = useText(sharedWords);
  const call = { params: { id: String(vendor.id) } };
  const named = (question: string) => `${question}: ${vendor.business_name || vendor.name}`;
  const reasonHint = review('readAsWritten');
  /** The call with the reason that was given; null if the person cancels. */
  const withReason = async (asked: Parameters<typeof askReason>[0]) => {
    const reason = await askReason(asked);
    return reason === null ? null : { ...call, body: { reason } };
  };

  const accept = async () => {
    const body = warehouse === '' ? {} : { warehouse_id: warehouse };
    if (!(await approve.run({ ...call, body }, { ask: { text: named(say('acceptAsk')) } }))) return;
    router.push(screenAddress('vendor-approved'));
  };
  const turnDown = async () => {
    const asked = { text: named(say('rejectAsk')), warning: review('applicationText'), yes: say('reject') };
    const given = await withReason(asked);
    if (given && (await reject.run(given))) router.push(screenAddress('vendor-request'));
  };
  const stop = async () => {
    const asked = { text: named(say('suspendAsk')), warning: say('suspendWarning'), yes: say('suspend'), reasonHint };
    const given = await withReason(asked);
    if (given && (await suspend.run(given))) router.push(screenAddress('vendor-suspended'));
  };
  const lift = async () => {
    if (await restore.run(call, { ask: { text: named(say('removeSuspensionAsk')) } }))
      router.push(screenAddress('vendor-suspended'));
  };
  const remove = async () => {
    const asked = {
      text: named(say('deleteAsk')),
      warning: shared('noWayBack'),
      yes: say('permanentDelete'),
      reasonHint,
    };
    const given = await withReason(asked);
    if (given && (await reject.run(given))) router.push(screenAddress('vendor-suspended'));
  };

  if (vendor.accept === 0) {
    return (
      <>
        <Button kind="primary" isBusy={approve.isPending} onClick={() => void accept()}>
          {say('accept')}
        </Button>
        <Button kind="danger" isBusy={reject.isPending} onClick={() => void turnDown()}>
          {say('reject')}
        </Button>
      </>
    );
  }
  if (vendor.accept === 1)
    return (
      <Button kind="danger" isBusy={suspend.isPending} onClick={() => void stop()}>
        {say('suspend')}
      </Button>
    );
  return (
    <>
      <Button kind="primary" isBusy={restore.isPending} onClick={() => void lift()}>
        {say('removeSuspension')}
      </Button>
      <Button kind="danger" isBusy={reject.isPending} onClick={() => void remove()}>
        {say('permanentDelete')}
      </Button>
    </>
  );
}
