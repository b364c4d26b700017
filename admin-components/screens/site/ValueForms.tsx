'use client';
/** Flash sale percentage, top bar and footer: a small form each. */
import type { FormEvent, ReactNode } from 'react';
import type { OkOf } from '../../../contract/route';
import { topbarInformation, updateFooterText, updateTopInformation, updateValues } from '../../../contract/site';
import { footerFields, topBarFields, valueFields } from '../../../domain/site/fields';
import { sharedWords } from '../../messages/shared';
import { answerOf } from '../../shared/api/answerOf';
import { storedValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import type { FormState } from '../../../frontend/forms/merge';
import type { SeenRecord } from '../../../frontend/forms/useSeen';
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

type Site = OkOf<typeof topbarInformation>;
type Props = Reload & { site: Site };
/** The site when one of its forms was opened, and now. */
const seenBy = (site: Site, valuesOf: (site: Site) => FormState, fields?: readonly (keyof Site)[]): SeenRecord => ({
  record: site,
  read: () => answerOf(topbarInformation, {}),
  valuesOf: (record) => valuesOf(record as Site),
  ...(fields ? { fields } : {}),
});

const shownValues = (site: Site) => storedValues(valueFields, site);
const topValues = ({ email, contact }: Site) => storedValues(topBarFields, { top_email: email, top_contact: contact });
const footerValues = (site: Site) => storedValues(footerFields, site);

export function ValuesForm({ site, reload }: Props) {
  const form = useFields(shownValues(site));
  const { submit, isPending } = useSubmit(updateValues, form, { seen: seenBy(site, shownValues) });
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <FieldRows className="haat-form" fields={valueFields} part="values" field={form.field} own={{}} />
    </SmallForm>
  );
}

export function TopBarForm({ site, reload }: Props) {
  const form = useFields(topValues(site));
  const { submit, isPending } = useSubmit(updateTopInformation, form, {
    seen: seenBy(site, topValues, ['email', 'contact']),
  });
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <FieldRows className="haat-form" fields={topBarFields} part="top" field={form.field} own={{}} />
    </SmallForm>
  );
}

export function FooterForm({ site, reload }: Props) {
  const form = useFields(footerValues(site));
  const { submit, isPending } = useSubmit(updateFooterText, form, { seen: seenBy(site, footerValues) });
  return (
    <SmallForm isPending={isPending} onSave={async () => (await submit({ values: form.values })) && reload()}>
      <FieldRows className="haat-form" fields={footerFields} part="footer" field={form.field} own={{}} />
    </SmallForm>
  );
}
