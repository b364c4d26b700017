'use client';
/** The fields of a brand, for adding and for changing. */
import type { FormEvent } from 'react';
import { brandFields } from '../../../domain/brands/fields';
import { blankValues, type FormValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { SearchSelect } from '../../shared/form/SearchSelect';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { usePair } from '../../../frontend/messages/usePair';
import { useSubChoices } from '../categories/useParents';

export type BrandValues = FormValues<typeof brandFields>;
export const blankBrand: BrandValues = blankValues(brandFields);

type Props = { form: Fields<BrandValues>; isPending: boolean; saveLabel: string; onSave: () => Promise<unknown> };

export function BrandForm({ form, isPending, saveLabel, onSave }: Props) {
  const pair = usePair();
  const choices = useSubChoices();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  const above = (
    <SearchSelect
      label={pair(brandFields.sub_cat_id.label)}
      isRequired
      choices={choices}
      {...form.field('sub_cat_id')}
    />
  );
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <FieldRows
        className="haat-form"
        fields={brandFields}
        part="brand"
        field={form.field}
        own={{ sub_cat_id: above }}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
