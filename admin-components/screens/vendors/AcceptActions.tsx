'use client';
/** The decisions possible for a vendor: accept or reject, suspend, lift the suspension or delete permanently. */
import { useRouter } from 'next/navigation';
import {
  approvedVendor,
  assignShopWarehouse,
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
  const assign = useAction(assignShopWarehouse);
  const reject = useAction(rejectedVendor);
  const suspend = useAction(suspendVendor);
  const restore = useAction(removeSuspensionVendor);
  const shared = useText(sharedWords);
  const call = { params: { id: String(vendor.id) } };
  const named = (question: string) => `${question}: ${vendor.business_name || vendor.name}`;

  const accept = async () => {
    if (!(await approve.run(call, { ask: { text: named(say('acceptAsk')) } }))) return;
    const vendorId = String(vendor.id);
    if (warehouse !== '') await assign.run({ params: { vendorId }, body: { warehouse_id: warehouse } });
    router.push(screenAddress('vendor-approved'));
  };
  const turnDown = async () => {
    const text = named(say('rejectAsk'));
    const reason = await askReason({ text, warning: review('applicationText'), yes: say('reject') });
    if (reason === null) return;
    if (await reject.run({ ...call, body: { reason } })) router.push(screenAddress('vendor-request'));
  };
  const stop = async () => {
    if (await suspend.run(call, { ask: { text: named(say('suspendAsk')), isDangerous: true } }))
      router.push(screenAddress('vendor-suspended'));
  };
  const lift = async () => {
    if (await restore.run(call, { ask: { text: named(say('removeSuspensionAsk')) } }))
      router.push(screenAddress('vendor-suspended'));
  };
  const remove = async () => {
    const final = { text: named(say('deleteAsk')), warning: shared('noWayBack'), yes: say('permanentDelete') };
    if (await reject.run(call, { final })) router.push(screenAddress('vendor-suspended'));
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
