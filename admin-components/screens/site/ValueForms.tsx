'use client';
/** Flash sale percentage, top bar and footer: a small form each. */
import type { FormEvent, ReactNode } from 'react';
import { updateFooterText, updateTopInformation, updateValues } from '../../../contract/site';
import { footerFields, topBarFields, valueFields } from '../../../domain/site/fields';
import { sharedWords } from '../../messages/shared';
import { storedValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
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

type Values = { flash_sell: number; flash_sell_until: string };

export function ValuesForm({ values, reload }: Reload & { values: Values }) {
  const form = useFields(storedValues(valueFields, values));
  const { submit, isPending } = useSubmit(updateValues, form);
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <FieldRows className="haat-form" fields={valueFields} part="values" field={form.field} own={{}} />
    </SmallForm>
  );
}

export function TopBarForm({ email, contact, reload }: Reload & { email: string; contact: string }) {
  const form = useFields(storedValues(topBarFields, { top_email: email, top_contact: contact }));
  const { submit, isPending } = useSubmit(updateTopInformation, form);
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <FieldRows className="haat-form" fields={topBarFields} part="top" field={form.field} own={{}} />
    </SmallForm>
  );
}

export function FooterForm({ text, reload }: Reload & { text: string }) {
  const form = useFields(storedValues(footerFields, { footer_text: text }));
  const { submit, isPending } = useSubmit(updateFooterText, form);
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <FieldRows className="haat-form" fields={footerFields} part="footer" field={form.field} own={{}} />
    </SmallForm>
  );
}
