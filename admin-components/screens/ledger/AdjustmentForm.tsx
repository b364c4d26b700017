'use client';
/** A new correction: two accounts, an amount and why. */
import type { FormEvent } from 'react';
import { adjustmentPrepare } from '../../../contract/ledger';
import { accountOf } from '../../../domain/ledger/accounts';
import { adjustable, type Adjustable } from '../../../domain/ledger/adjustments';
import { NOWHERE } from '../../../domain/ledger/events';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';
import { useEveryVendor, useWarehouseRecords } from '../../shared/filters/records';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { typedAmount } from '../../shared/form/typedAmount';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { useAccountNames } from './useAccountNames';

const blank = { debit_account: '', debit_party: '', credit_account: '', credit_party: '', amount: '', reason: '' };

export function AdjustmentForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const say = useText(ledgerWords);
  const { nameOf } = useAccountNames();
  const form = useFields(blank);
  const { submit, isPending } = useSubmit(adjustmentPrepare, form);
  const choices = adjustable.map((value) => ({ value, label: nameOf(value) }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { values } = form;
    // What is no whole number goes as it was typed: the server says what is wrong with it.
    const amount = values.amount === '' ? undefined : (typedAmount(values.amount) ?? values.amount);
    const chosen = {
      debit_account: values.debit_account || undefined,
      debit_party: values.debit_party || undefined,
      credit_account: values.credit_account || undefined,
      credit_party: values.credit_party || undefined,
    };
    if (await submit({ values: { ...chosen, amount, reason: values.reason } })) await onSaved();
  };
  /** A party belongs to an account: changing the account clears it. */
  const side = (name: 'debit' | 'credit') => ({
    ...form.field(`${name}_account`),
    onChange: (account: string) => {
      form.set(`${name}_account`, account);
      form.set(`${name}_party`, '');
    },
  });
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <SelectField label={say('debitAccount')} isRequired choices={choices} {...side('debit')} />
      <Party label={say('whoseDebit')} account={form.values.debit_account} {...form.field('debit_party')} />
      <SelectField label={say('creditAccount')} isRequired choices={choices} {...side('credit')} />
      <Party label={say('whoseCredit')} account={form.values.credit_account} {...form.field('credit_party')} isTaken />
      <TextField label={say('amount')} isRequired inputMode="numeric" maxLength={12} {...form.field('amount')} />
      <TextField label={say('reason')} hint={say('reasonHint')} isRequired maxLength={500} {...form.field('reason')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('prepare')}
        </Button>
      </div>
    </form>
  );
}

type PartyProps = {
  /** It is taken from there: also from the cash that is at no desk. */
  isTaken?: true;
  label: string;
  account: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  errors?: readonly string[];
};

function Party({ account, isTaken, ...field }: PartyProps) {
  const say = useText(ledgerWords);
  const vendors = useEveryVendor();
  const warehouses = useWarehouseRecords();
  const of = account === '' ? undefined : accountOf(account as Adjustable).of;
  if (of !== 'vendor' && of !== 'warehouse') return null;
  const desks = isTaken ? [...warehouses, { value: NOWHERE, label: say('noWarehouse') }] : warehouses;
  return <SearchSelect isRequired choices={of === 'vendor' ? vendors : desks} {...field} />;
}
