'use client';
/** Records that a refund which bKash refuses was sent by hand: all of it, where to, and with which proof. */
import type { FormEvent } from 'react';
import { refundByHand, type DeskRefundShape } from '../../../contract/refunds';
import { handMethods } from '../../../domain/refunds/handMethods';
import { needsTwo, type RefundRules } from '../../../domain/refunds/twoPeople';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { SelectField } from '../../shared/form/SelectField';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { FormEnd, FromField, RefundDialog } from './RefundDialog';

type Props = {
  refund: Pick<DeskRefundShape, 'id' | 'order_id' | 'amount'>;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function HandForm(props: Props) {
  const say = useText(refundWords);
  return (
    <RefundDialog title={say('byHandOf', { order: props.refund.order_id })} onClose={props.onClose}>
      {(rules) => <Form {...props} rules={rules} />}
    </RefundDialog>
  );
}

function Form({ refund, rules, onClose, onDone }: Props & { rules: RefundRules }) {
  const say = useText(refundWords);
  const { taka } = useFormats();
  const form = useFields({
    amount: String(refund.amount),
    method: '',
    account: '',
    trx_id: '',
    reason: '',
    from: 'bank',
  });
  const { submit, isPending } = useSubmit(refundByHand, form);
  const isForTwo = needsTwo(refund.amount, rules);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const values = { ...form.values, method: form.values.method || undefined };
    if (!(await submit({ params: { payment_id: String(refund.id) }, values }))) return;
    onClose();
    await onDone();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void send(event)} noValidate>
      <p className="haat-dialog__text">{say('byHandText', { order: refund.order_id, amount: taka(refund.amount) })}</p>
      <Fields form={form} />
      <FormEnd
        isForTwo={isForTwo}
        limit={rules.refund_limit}
        sendAlone={say('sendAlone')}
        isPending={isPending}
        onClose={onClose}
      />
    </form>
  );
}

type Typed = Record<'amount' | 'method' | 'account' | 'trx_id' | 'reason' | 'from', string>;

function Fields({ form }: { form: Pick<ReturnType<typeof useFields<Typed>>, 'field'> }) {
  const say = useText(refundWords);
  const pair = usePair();
  return (
    <>
      <TextField label={say('amount')} hint={say('byHandWhole')} readOnly {...form.field('amount')} />
      <SelectField
        label={say('byHandMethod')}
        isRequired
        choices={Object.entries(handMethods).map(([value, words]) => ({ value, label: pair(words) }))}
        {...form.field('method')}
      />
      <TextField label={say('byHandAccount')} isRequired maxLength={50} autoComplete="off" {...form.field('account')} />
      <FromField {...form.field('from')} />
      <TextField
        label={say('trxId')}
        hint={say('trxHint')}
        isRequired
        maxLength={60}
        autoComplete="off"
        {...form.field('trx_id')}
      />
      <TextArea
        label={say('byHandReason')}
        hint={say('byHandReasonHint')}
        isRequired
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </>
  );
}
