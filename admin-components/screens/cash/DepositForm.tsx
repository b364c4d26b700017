'use client';
/** A deposit: what is taken from the desk, what the bank counted, and the number of its slip. */
import { useState, type FormEvent } from 'react';
import { cashDeposit } from '../../../contract/cash';
import type { CashDeskShape } from '../../../contract/cashShapes';
import { MOST_OF_REASON } from '../../../domain/cash/deposit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { TextArea, TextField } from '../../shared/form/TextField';
import { plainAmount, typedAmount } from '../../shared/form/typedAmount';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { Difference } from './Difference';

const blank = { amount: '', counted: '', reason: '', slip: '', bank: '', branch: '' };

/** The fields of both amounts. The bank's follows the desk's until somebody writes another. */
function useAmounts() {
  const form = useFields(blank);
  const [isOwn, setOwn] = useState(false);
  const amount = plainAmount(form.values.amount);
  const counted = isOwn ? plainAmount(form.values.counted) : amount;
  const [taken, atTheBank] = [typedAmount(amount), typedAmount(counted)];
  const difference = taken === null || atTheBank === null ? null : atTheBank - taken;
  const atBank = {
    ...form.field('counted'),
    value: isOwn ? form.values.counted : form.values.amount,
    onChange: (value: string) => {
      setOwn(true);
      form.set('counted', value);
    },
  };
  const clear = () => {
    form.setAll(blank);
    setOwn(false);
  };
  return { form, amount, counted, difference, atBank, clear };
}

export function DepositForm({ desk, onDone }: { desk: CashDeskShape; onDone: () => Promise<void> }) {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const { form, amount, counted, difference, atBank, clear } = useAmounts();
  const { submit, isPending } = useSubmit(cashDeposit, form, { once: true });
  const differs = difference !== null && difference !== 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (differs && form.values.reason.trim() === '') return form.showErrors({ reason: [say('reasonRequired')] });
    const reason = differs ? form.values.reason : '';
    const values = { ...form.values, amount: amount || undefined, counted: amount && counted, reason };
    if (!(await submit({ params: { warehouse_id: String(desk.warehouse.id) }, values }))) return;
    clear();
    await onDone();
  };
  const digits = { isRequired: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form ref={form.form} className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={say('amountTaken')}
        hint={say('amountHint', { most: taka(Math.max(desk.expected, 0)) })}
        {...digits}
        {...form.field('amount')}
      />
      <TextField label={say('amountAtBank')} hint={say('atBankHint')} {...digits} {...atBank} />
      <div role="status">
        <Facts
          items={[{ name: say('difference'), value: difference === null ? '—' : <Difference amount={difference} /> }]}
        />
      </div>
      {differs && (
        <TextArea label={say('reason')} isRequired rows={2} maxLength={MOST_OF_REASON} {...form.field('reason')} />
      )}
      <TextField label={say('slip')} isRequired maxLength={60} autoComplete="off" {...form.field('slip')} />
      <TextField label={say('bank')} maxLength={100} {...form.field('bank')} />
      <TextField label={say('branch')} maxLength={100} {...form.field('branch')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('saveDeposit')}
        </Button>
      </div>
    </form>
  );
}
