'use client';
/** The fields of a brand, for adding and for changing. */
import type { FormEvent } from 'react';
import { brandWords } from '../../messages/brands';
import { sharedWords } from '../../messages/shared';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';
import { useSubChoices } from '../categories/useParents';

export type BrandValues = { sub_cat_id: string; name: string; name_bn: string; status: string };
export const blankBrand: BrandValues = { sub_cat_id: '', name: '', name_bn: '', status: '1' };

/** What is sent: a sub category that was not chosen is left out, and asked for. */
export const bodyOf = (values: BrandValues) => ({ ...values, sub_cat_id: values.sub_cat_id || undefined });

type Props = { form: Fields<BrandValues>; isPending: boolean; saveLabel: string; onSave: () => Promise<unknown> };

export function BrandForm({ form, isPending, saveLabel, onSave }: Props) {
  const say = useText(brandWords);
  const shared = useText(sharedWords);
  const choices = useSubChoices();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <SearchSelect label={say('subCategory')} isRequired choices={choices} {...form.field('sub_cat_id')} />
      <TextField label={say('nameEn')} isRequired maxLength={100} {...form.field('name')} />
      <TextField label={say('nameBn')} isRequired maxLength={100} lang="bn" {...form.field('name_bn')} />
      <SelectField
        label={shared('status')}
        placeholder={null}
        {...form.field('status')}
        choices={[
          { value: '1', label: say('active') },
          { value: '0', label: say('hide') },
        ]}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
