'use client';
/** A deposit: the amount, and the number of the bank's slip. */
import type { FormEvent } from 'react';
import { cashDeposit, type CashDeskShape } from '../../../contract/cash';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';

const blank = { amount: '', slip: '', bank: '', branch: '' };

export function DepositForm({ desk, onDone }: { desk: CashDeskShape; onDone: () => Promise<void> }) {
  const say = useText(cashWords);
  const { taka } = useFormats();
  const form = useFields(blank);
  const { submit, isPending } = useSubmit(cashDeposit, form, { once: true });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const values = { ...form.values, amount: form.values.amount.replace(/[\s,৳]/g, '') || undefined };
    if (!(await submit({ params: { warehouse_id: String(desk.warehouse.id) }, values }))) return;
    form.setAll(blank);
    await onDone();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={say('amount')}
        hint={say('amountHint', { most: taka(Math.max(desk.expected, 0)) })}
        isRequired
        inputMode="numeric"
        autoComplete="off"
        {...form.field('amount')}
      />
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
