'use client';
/** An admin's actions for a return: the buttons come from the same table as the server's rules. */
import { updateRefundStatus, updateReturnStatus } from '../../../contract/returns';
import type { ReturnShape } from '../../../contract/returnShapes';
import type { Role } from '../../../domain/permissions';
import {
  isReturnStatus,
  nextRefunds,
  nextReturnStatuses,
  returnStatus,
  type RefundFlag,
  type ReturnStatus,
} from '../../../domain/returns/status';
import { returnWords } from '../../messages/returns';
import { sharedWords } from '../../messages/shared';
import { useState } from 'react';
import { confirmFinal } from '../../shared/dialogs/ask';
import { useAction } from '../../shared/api/useAction';
import { Button } from '../../shared/page/Button';
import type { ButtonKind } from '../../shared/page/LinkButton';
import { useText } from '../../../frontend/messages/useText';
import { usePanel } from '../../shell/PanelContext';
import { RefundForm } from '../refunds/RefundForm';
import { CancelDialog } from './CancelDialog';

type Look = {
  key: 'reject' | 'accept' | 'cancel' | 'vendorReceived' | 'complete' | 'reopenPending' | 'reopenAccepted';
  kind: ButtonKind;
};

/** The name of a move, which depends on the status it starts from. */
function lookOf(from: ReturnStatus, to: ReturnStatus): Look {
  if (to === returnStatus.canceled) return { key: from === returnStatus.pending ? 'reject' : 'cancel', kind: 'danger' };
  if (to === returnStatus.pending) return { key: 'reopenPending', kind: 'quiet' };
  if (to === returnStatus.accepted)
    return from === returnStatus.canceled
      ? { key: 'reopenAccepted', kind: 'quiet' }
      : { key: 'accept', kind: 'primary' };
  if (to === returnStatus.successful) return { key: 'complete', kind: 'primary' };
  return { key: 'vendorReceived', kind: 'primary' };
}

/** The return in the form that the refund desk uses. */
const refundedOf = ({ id, order_id, worth, payment_method: method, payment_account: account }: ReturnShape) =>
  ({ id, order_id, worth, kind: 'return', method, account }) as const;

type Props = { request: ReturnShape; packageStatus: number; onDone: () => Promise<void> };

export function ReturnActions({ request, packageStatus, onDone }: Props) {
  const say = useText(returnWords);
  const shared = useText(sharedWords);
  const { roles } = usePanel();
  const move = useAction(updateReturnStatus);
  const refund = useAction(updateRefundStatus);
  const [asked, setAsked] = useState<'cancel' | 'refund' | null>(null);
  const role: Role = roles.includes('superadmin') ? 'superadmin' : 'subadmin';
  if (!isReturnStatus(request.status)) return null;
  const { status } = request;
  const returnId = String(request.id);

  const ask = (key: keyof typeof returnWords) => ({ text: say('moveAskOf', { id: returnId, move: say(key) }) });

  const go = async (to: ReturnStatus) => {
    if (to === returnStatus.canceled) return setAsked('cancel');
    if (status === returnStatus.canceled) return reopen(to);
    const done = await move.run({ params: { newStatus: to, returnId } }, { ask: ask(lookOf(status, to).key) });
    if (done) await onDone();
  };
  const reopen = async (to: ReturnStatus) => {
    const { key } = lookOf(status, to);
    const reason = { label: say('reopenReason'), hint: say('cancelReasonHint'), longest: 500 };
    const said = await confirmFinal({ ...ask(key), yes: say(key), reason });
    if (said && (await move.run({ params: { newStatus: to, returnId }, body: { reason: said.reason } })))
      await onDone();
  };
  const mark = async (value: RefundFlag) => {
    if (value === 1) return setAsked('refund');
    const reason = { label: say('takeBackReason'), longest: 500 };
    const said = await confirmFinal({ ...ask('refundNotDone'), yes: say('refundNotDone'), reason });
    if (said && (await refund.run({ params: { value, returnId }, body: { reason: said.reason } }))) await onDone();
  };
  return (
    <div className="haat-row">
      {nextReturnStatuses(status, role, packageStatus).map((to) => {
        const look = lookOf(status, to);
        return (
          <Button key={to} kind={look.kind} isBusy={move.isPending} onClick={() => void go(to)}>
            {say(look.key)}
          </Button>
        );
      })}
      {nextRefunds({ status, payment_refund: request.payment_refund, package_status: packageStatus }, role).map(
        (value) => (
          <Button
            key={`refund-${value}`}
            kind={value === 1 ? 'action' : 'quiet'}
            isBusy={refund.isPending}
            onClick={() => void mark(value)}
          >
            {say(value === 1 ? 'refundDone' : 'refundNotDone')}
          </Button>
        ),
      )}
      {asked === 'cancel' && <CancelDialog request={request} onClose={() => setAsked(null)} onDone={onDone} />}
      {asked === 'refund' && (
        <RefundForm
          refund={refundedOf(request)}
          asked={{ title: shared('areYouSure'), text: say('refundAsk', { id: returnId }), yes: shared('yes') }}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
