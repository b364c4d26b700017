'use client';
/**
 * Refunds a return by hand: below the limit one admin marks it as sent, above it the refund is prepared for a second
 * one.
 */
import type { FormEvent } from 'react';
import { refundPrepare, refundSettings, type DeskRefundShape } from '../../../contract/refunds';
import { updateRefundStatus } from '../../../contract/returns';
import { accounts } from '../../../domain/ledger/accounts';
import { handAccounts } from '../../../domain/ledger/events';
import { needsTwo, type RefundRules } from '../../../domain/refunds/twoPeople';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { TextArea, TextField } from '../../shared/form/TextField';
import { typedAmount } from '../../shared/form/typedAmount';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Spinner } from '../../shared/page/Spinner';
import { useAccountOf } from './useRefundColumns';

type Refunded = Pick<DeskRefundShape, 'id' | 'order_id' | 'worth' | 'kind' | 'method' | 'account'>;
/** The question above the fields, outside the refund desk. */
type Asked = { title: string; text: string; yes: string };
type Props = { refund: Refunded; asked?: Asked; onClose: () => void; onDone: () => Promise<void> };

export function RefundForm(props: Props) {
  const say = useText(refundWords);
  const { answer, failure, isLoading, reload } = useCall(refundSettings, {});
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={props.asked?.title ?? say('refundOf', { order: props.refund.order_id })}
    >
      {answer && <Form {...props} rules={answer} />}
      {!answer && (isLoading ? <Spinner /> : <ErrorState failure={failure} onRetry={() => void reload()} />)}
    </Dialog>
  );
}

function useRefundForm({ refund, rules, onClose, onDone }: Props & { rules: RefundRules }) {
  const say = useText(refundWords);
  const { taka } = useFormats();
  const form = useFields({ amount: String(refund.worth), reason: '', trx_id: '', from: 'bank' });
  const alone = useSubmit(updateRefundStatus, form);
  const prepared = useSubmit(refundPrepare, form);
  const amount = typedAmount(form.values.amount);
  const isPart = amount !== null && amount < refund.worth;
  const isForTwo = amount !== null && needsTwo(amount, rules);
  const needsTrx = amount !== null && rules.refund_limit > 0 && amount > rules.refund_limit;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return form.setErrors({ amount: [say('amountWrong')] });
    if (amount > refund.worth) return form.setErrors({ amount: [say('most', { most: taka(refund.worth) })] });
    if (isPart && form.values.reason.trim() === '') return form.setErrors({ reason: [say('reasonRequired')] });
    if (needsTrx && form.values.trx_id.trim() === '') return form.setErrors({ trx_id: [say('required')] });
    const values = { ...form.values, amount, reason: isPart ? form.values.reason : '' };
    const id = String(refund.id);
    const done = isForTwo
      ? await prepared.submit({ params: { return_id: id }, values })
      : await alone.submit({ params: { value: 1, returnId: id }, values });
    if (!done) return;
    onClose();
    await onDone();
  };
  return { form, send, isPart, isForTwo, needsTrx, isPending: alone.isPending || prepared.isPending };
}

function Form(props: Props & { rules: RefundRules }) {
  const { refund, rules, asked, onClose } = props;
  const say = useText(refundWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { taka } = useFormats();
  const accountOf = useAccountOf();
  const { form, send, isPart, isForTwo, needsTrx, isPending } = useRefundForm(props);
  return (
    <form className="haat-form" onSubmit={(event) => void send(event)} noValidate>
      {asked && <p className="haat-dialog__text">{asked.text}</p>}
      <p>
        {say('sendTo')}: <strong className="haat-code">{accountOf(refund)}</strong>
      </p>
      <TextField
        label={say('amount')}
        hint={say('mostOf', { most: taka(refund.worth) })}
        isRequired
        inputMode="numeric"
        {...form.field('amount')}
      />
      {isPart && (
        <TextArea
          label={say('partReason')}
          hint={say('partReasonHint')}
          isRequired
          rows={2}
          maxLength={500}
          {...form.field('reason')}
        />
      )}
      <TextField
        label={say('trxId')}
        hint={say(needsTrx ? 'trxNeeded' : 'trxHint')}
        isRequired={needsTrx}
        maxLength={60}
        autoComplete="off"
        {...form.field('trx_id')}
      />
      <SelectField
        label={say('from')}
        placeholder={null}
        choices={handAccounts.map((value) => ({ value, label: pair(accounts[value].label) }))}
        {...form.field('from')}
      />
      {isForTwo && (
        <p className="haat-notice haat-notice--warn" role="status">
          {say('needsTwo', { limit: taka(rules.refund_limit) })}
        </p>
      )}
      <div className="haat-form__actions">
        <Button kind="quiet" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" kind="primary" isBusy={isPending}>
          {isForTwo ? say('sendTwo') : (asked?.yes ?? say('sendAlone'))}
        </Button>
      </div>
    </form>
  );
}
