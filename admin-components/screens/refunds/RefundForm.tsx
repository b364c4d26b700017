'use client';
/**
 * Refunds a return by hand: below the limit one admin marks it as sent, above it the refund is prepared for a second
 * one.
 */
import type { FormEvent } from 'react';
import { refundPrepare, type DeskRefundShape } from '../../../contract/refunds';
import { updateRefundStatus } from '../../../contract/returns';
import { needsTwo, type RefundRules } from '../../../domain/refunds/twoPeople';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { TextArea, TextField } from '../../shared/form/TextField';
import { typedAmount } from '../../shared/form/typedAmount';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { FormEnd, FromField, RefundDialog } from './RefundDialog';
import { useAccountOf } from './useAccountOf';

type Refunded = Pick<DeskRefundShape, 'id' | 'order_id' | 'worth' | 'kind' | 'method' | 'account'>;
/** The question above the fields, outside the refund desk. */
type Asked = { title: string; text: string; yes: string };
type Props = { refund: Refunded; asked?: Asked; onClose: () => void; onDone: () => Promise<void> };

export function RefundForm(props: Props) {
  const say = useText(refundWords);
  const title = props.asked?.title ?? say('refundOf', { order: props.refund.order_id });
  return (
    <RefundDialog title={title} onClose={props.onClose}>
      {(rules) => <Form {...props} rules={rules} />}
    </RefundDialog>
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
      <FromField {...form.field('from')} />
      <FormEnd
        isForTwo={isForTwo}
        limit={rules.refund_limit}
        sendAlone={asked?.yes ?? say('sendAlone')}
        isPending={isPending}
        onClose={onClose}
      />
    </form>
  );
}
