'use client';
/** Asks an admin for the reason before a return is rejected or canceled. */
import type { FormEvent } from 'react';
import { updateReturnStatus } from '../../../contract/returns';
import type { ReturnShape } from '../../../contract/returnShapes';
import { returnStatus } from '../../../domain/returns/status';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { returnWords } from '../../messages/returns';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';

type Props = { request: ReturnShape; onClose: () => void; onDone: () => Promise<void> };

/** A reason is required here for every rejection and cancellation. */
export function CancelDialog({ request, onClose, onDone }: Props) {
  const say = useText(returnWords);
  const shared = useText(sharedWords);
  const { taka } = useFormats();
  const form = useFields({ reason: '' });
  const { submit, isPending } = useSubmit(updateReturnStatus, form);
  const params = { newStatus: returnStatus.canceled, returnId: String(request.id) };
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (form.values.reason.trim() === '') return form.setErrors({ reason: [say('reasonRequired')] });
    if (!(await submit({ params, values: form.values }))) return;
    onClose();
    await onDone();
  };
  return (
    <Dialog isOpen onClose={onClose} title={shared('areYouSure')}>
      <p className="haat-dialog__text">
        {say('moveAskOf', {
          id: String(request.id),
          move: say(request.status === returnStatus.pending ? 'reject' : 'cancel'),
        })}
      </p>
      <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
        {request.payment_refund === 1 && (
          <p className="haat-notice haat-notice--warn">
            {say('refundedAlready', { amount: taka(request.refund_amount ?? request.worth) })}
          </p>
        )}
        <TextArea
          label={say('cancelReason')}
          hint={say('cancelReasonHint')}
          isRequired
          maxLength={500}
          rows={3}
          {...form.field('reason')}
        />
        <div className="haat-form__actions">
          <Button kind="quiet" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" kind="danger" isBusy={isPending}>
            {shared('yes')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
