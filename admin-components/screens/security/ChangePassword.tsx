'use client';
/** Changes one's own password; asks for the current one, as everywhere. */
import type { FormEvent } from 'react';
import { updatePassword } from '../../../contract/passwords';
import { securityWords } from '../../messages/security';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';

const empty = { oldpassword: '', newpassword: '' };

export function ChangePassword() {
  const say = useText(securityWords);
  const form = useFields(empty);
  const { submit, isPending } = useSubmit(updatePassword, form);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ values: form.values })) form.setAll(empty);
  };
  return (
    <Panel title={say('changePassword')}>
      <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
        <TextField
          label={say('oldPassword')}
          type="password"
          autoComplete="current-password"
          isRequired
          maxLength={128}
          {...form.field('oldpassword')}
        />
        <TextField
          label={say('newPassword')}
          hint={say('newPasswordHint')}
          type="password"
          autoComplete="new-password"
          isRequired
          maxLength={128}
          {...form.field('newpassword')}
        />
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {say('saveNew')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
