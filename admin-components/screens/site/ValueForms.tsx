'use client';
/** Flash sale percentage, top bar and footer: a small form each. */
import type { FormEvent, ReactNode } from 'react';
import { updateFooterText, updateTopInformation, updateValues } from '../../../contract/site';
import { longestEmail } from '../../../domain/writes/values';
import { siteWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';

type Reload = { reload: () => Promise<void> };

/** A form with one Update button. */
export function SmallForm({
  isPending,
  onSave,
  children,
}: {
  isPending: boolean;
  onSave: () => Promise<unknown>;
  children: ReactNode;
}) {
  const shared = useText(sharedWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className="haat-form haat-narrow" onSubmit={submit} noValidate>
      {children}
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {shared('update')}
        </Button>
      </div>
    </form>
  );
}

export function ValuesForm({ flashSell, reload }: Reload & { flashSell: number }) {
  const say = useText(siteWords);
  const form = useFields({ flash_sell: String(flashSell) });
  const { submit, isPending } = useSubmit(updateValues, form);
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <TextField
        label={say('flashSell')}
        isRequired
        inputMode="numeric"
        maxLength={3}
        placeholder={say('flashPlaceholder')}
        hint={say('flashHint')}
        {...form.field('flash_sell')}
      />
    </SmallForm>
  );
}

export function TopBarForm({ email, contact, reload }: Reload & { email: string; contact: string }) {
  const say = useText(siteWords);
  const form = useFields({ top_email: email, top_contact: contact });
  const { submit, isPending } = useSubmit(updateTopInformation, form);
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <TextField label={say('topEmail')} type="email" maxLength={longestEmail} {...form.field('top_email')} />
      <TextField label={say('topContact')} maxLength={50} {...form.field('top_contact')} />
    </SmallForm>
  );
}

export function FooterForm({ text, reload }: Reload & { text: string }) {
  const say = useText(siteWords);
  const form = useFields({ footer_text: text });
  const { submit, isPending } = useSubmit(updateFooterText, form);
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <TextArea label={say('footerText')} rows={5} maxLength={2_000} {...form.field('footer_text')} />
    </SmallForm>
  );
}
