'use client';
/** A vendor's payout account: a wallet by its mobile, or a bank account. */
import type { FormEvent } from 'react';
import { payoutAccountSave } from '../../../contract/payoutAccounts';
import { keysOf } from '../../../domain/fields/declare';
import { payoutMethods } from '../../../domain/payouts/statuses';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';

const blank = { method: 'bkash', number: '', holder: '', bank: '', branch: '', routing: '', current_password: '' };

export function AccountForm({ onSaved }: { onSaved: () => void }) {
  const say = useText(vendorMoneyWords);
  const pair = usePair();
  const form = useFields(blank);
  const { submit, isPending } = useSubmit(payoutAccountSave, form);
  const isBank = form.values.method === 'bank';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ values: form.values })) onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <p className="haat-dialog__text">{say('accountText')}</p>
      <SelectField
        label={say('method')}
        isRequired
        placeholder={null}
        choices={keysOf(payoutMethods).map((value) => ({ value, label: pair(payoutMethods[value]) }))}
        {...form.field('method')}
      />
      <TextField
        label={say(isBank ? 'number' : 'mobile')}
        isRequired
        maxLength={50}
        autoComplete="off"
        {...(isBank ? {} : { inputMode: 'tel' as const })}
        {...form.field('number')}
      />
      <TextField label={say('holder')} isRequired maxLength={100} autoComplete="off" {...form.field('holder')} />
      {isBank && (
        <>
          <TextField label={say('bank')} isRequired maxLength={100} autoComplete="off" {...form.field('bank')} />
          <TextField label={say('branch')} isRequired maxLength={100} autoComplete="off" {...form.field('branch')} />
          <TextField
            label={say('routing')}
            hint={say('routingHint')}
            isRequired
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('routing')}
          />
        </>
      )}
      <TextField
        label={say('yourPassword')}
        type="password"
        autoComplete="current-password"
        isRequired
        maxLength={128}
        {...form.field('current_password')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
