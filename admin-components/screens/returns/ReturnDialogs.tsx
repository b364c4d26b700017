'use client';
/** What an admin has to say before a return is rejected or canceled, and of a refund: how much, why, which transaction. */
import type { FormEvent, ReactNode } from 'react';
import { updateRefundStatus, updateReturnStatus, type ReturnShape } from '../../../contract/returns';
import { returnStatus } from '../../../domain/returns/status';
import { westernDigits } from '../../../domain/text/bangla';
import { returnWords } from '../../messages/returns';
import { sharedWords } from '../../messages/shared';
import { useMethodName } from '../../shared/badges/StatusBadge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';

/** Whole taka, typed with digits of either script; null for anything else. */
const typedAmount = (typed: string): number | null => {
  const plain = westernDigits(typed).replace(/[\s,৳]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
};

type Props = { request: ReturnShape; onClose: () => void; onDone: () => Promise<void> };

/** A reason is required here for every rejection and cancellation. */
export function CancelDialog({ request, onClose, onDone }: Props) {
  const say = useText(returnWords);
  const { taka } = useFormats();
  const form = useFields({ reason: '' });
  const { submit, isPending } = useSubmit(updateReturnStatus, form);
  const params = { newStatus: returnStatus.canceled, returnId: String(request.id) };
  const go = async () => {
    if (form.values.reason.trim() === '') return form.setErrors({ reason: [say('reasonRequired')] });
    if (!(await submit({ params, values: form.values }))) return;
    onClose();
    await onDone();
  };
  return (
    <Asked text={say('moveAsk')} isBusy={isPending} isDangerous onYes={go} onClose={onClose}>
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
    </Asked>
  );
}

export function RefundDialog({ request, onClose, onDone }: Props) {
  const say = useText(returnWords);
  const method = useMethodName();
  const { taka, digits } = useFormats();
  const form = useFields({ amount: String(request.worth), reason: '', trx_id: '' });
  const { submit, isPending } = useSubmit(updateRefundStatus, form);
  const amount = typedAmount(form.values.amount);
  const isPart = amount !== null && amount < request.worth;
  const go = async () => {
    if (amount === null) return form.setErrors({ amount: [say('amountWrong')] });
    if (amount > request.worth)
      return form.setErrors({ amount: [say('amountTooHigh', { most: taka(request.worth) })] });
    if (isPart && form.values.reason.trim() === '') return form.setErrors({ reason: [say('reasonRequired')] });
    const values = { ...form.values, amount, reason: isPart ? form.values.reason : '' };
    if (!(await submit({ params: { value: 1, returnId: String(request.id) }, values }))) return;
    onClose();
    await onDone();
  };
  return (
    <Asked text={say('refundAsk')} isBusy={isPending} onYes={go} onClose={onClose}>
      <p>
        {say('refundTo', { method: method(request.payment_method) })}{' '}
        <strong className="haat-code">{digits(request.payment_account)}</strong>
      </p>
      <TextField
        label={say('refundAmount')}
        hint={say('refundAmountHint', { most: taka(request.worth) })}
        isRequired
        inputMode="numeric"
        {...form.field('amount')}
      />
      {isPart && (
        <TextArea
          label={say('partReason')}
          hint={say('partReasonHint')}
          isRequired
          maxLength={500}
          rows={3}
          {...form.field('reason')}
        />
      )}
      <TextField
        label={say('trxId')}
        hint={say('trxIdHint')}
        maxLength={60}
        autoComplete="off"
        {...form.field('trx_id')}
      />
    </Asked>
  );
}

type AskedProps = {
  text: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onYes: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
};

/** The question of every action, with fields below it. */
function Asked({ text, isBusy, isDangerous = false, onYes, onClose, children }: AskedProps) {
  const shared = useText(sharedWords);
  const go = (event: FormEvent) => {
    event.preventDefault();
    void onYes();
  };
  return (
    <Dialog isOpen onClose={onClose} title={shared('areYouSure')}>
      <p className="haat-dialog__text">{text}</p>
      <form className="haat-form" onSubmit={go} noValidate>
        {children}
        <div className="haat-form__actions">
          <Button kind="quiet" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
            {shared('yes')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
