'use client';
/** Actions that require the password and a code again: turning the second step off, and new recovery codes. */
import type { FormEvent } from 'react';
import { twoFactorOff, twoFactorRecovery } from '../../../contract/twoFactors';
import { securityWords } from '../../messages/security';
import { TextField } from '../../shared/form/TextField';
import { usePassingFields, type Fields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import type { ButtonKind } from '../../shared/page/LinkButton';
import { useText } from '../../../frontend/messages/useText';

type Values = { password: string; code: string };

export function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const form = usePassingFields<Values>({ password: '', code: '' });
  const { submit, isPending } = useSubmit(twoFactorOff, form);
  const go = async () => {
    if (await submit({ values: form.values })) onDone();
  };
  return <Confirm form={form} isPending={isPending} onSubmit={go} onCancel={onCancel} word="turnOff" kind="danger" />;
}

export function NewCodes({ onCodes, onCancel }: { onCodes: (codes: string[]) => void; onCancel: () => void }) {
  const form = usePassingFields<Values>({ password: '', code: '' });
  const { submit, isPending } = useSubmit(twoFactorRecovery, form);
  const go = async () => {
    const answer = await submit({ values: form.values });
    if (answer) onCodes(answer.recovery_codes);
  };
  return <Confirm form={form} isPending={isPending} onSubmit={go} onCancel={onCancel} word="newCodes" kind="primary" />;
}

type ConfirmProps = {
  form: Fields<Values>;
  isPending: boolean;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  word: 'turnOff' | 'newCodes';
  kind: ButtonKind;
};

function Confirm({ form, isPending, onSubmit, onCancel, word, kind }: ConfirmProps) {
  const say = useText(securityWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        isRequired
        maxLength={128}
        {...form.field('password')}
      />
      <TextField
        label={say('anyCode')}
        autoComplete="one-time-code"
        isRequired
        maxLength={20}
        {...form.field('code')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind={kind} isBusy={isPending}>
          {say(word)}
        </Button>
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
