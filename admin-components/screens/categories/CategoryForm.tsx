'use client';
/** The form of a category: tabs Details and SEO Tags, on all three levels. */
import { useState, type FormEvent } from 'react';
import { slugFromName } from '../../../domain/slugs';
import { categoryWords } from '../../messages/categories';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { SelectField, type Choice } from '../../shared/form/SelectField';
import { TextArea, TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { Tabs } from '../../shared/tabs/Tabs';
import { useWords } from '../../shared/words/useWords';
import type { CategoryValues, ParentField } from './categoryForm';

export type Parent = { field: ParentField; choices: readonly Choice[] };
type Props = { form: Fields<CategoryValues>; parent?: Parent | undefined; isPending: boolean; saveLabel: string; onSave: () => Promise<unknown> };

const seoFields = ['meta_title', 'meta_keyword', 'meta_descrip'];

export function CategoryForm({ form, parent, isPending, saveLabel, onSave }: Props) {
  const say = useWords(categoryWords);
  const [tab, setTab] = useState('details');
  const wrong = Object.keys(form.errors);
  const seoIsWrong = wrong.some((field) => seoFields.includes(field));
  const detailsAreWrong = wrong.some((field) => !seoFields.includes(field));

  // The tab with the first message comes to the front when only the hidden one has any.
  const shown = tab === 'details' && seoIsWrong && !detailsAreWrong ? 'seo' : tab;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTab('details');
    void onSave();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <Tabs
        label={say('formTabs')} value={shown} onChange={setTab}
        items={[
          { key: 'details', title: say('details'), hasError: detailsAreWrong, content: <DetailsTab form={form} parent={parent} /> },
          { key: 'seo', title: say('seoTags'), hasError: seoIsWrong, content: <SeoTab form={form} /> },
        ]}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>{saveLabel}</Button>
      </div>
    </form>
  );
}

function DetailsTab({ form, parent }: { form: Fields<CategoryValues>; parent: Parent | undefined }) {
  const say = useWords(categoryWords);
  const { values, set } = form;
  const fillSlug = () => {
    if (values.slug === '' && values.name.trim() !== '') set('slug', slugFromName(values.name));
  };
  return (
    <div className="haat-form">
      {parent && (
        <SearchSelect
          label={say(parent.field === 'main_cat_id' ? 'mainCategory' : 'subCategory')} isRequired choices={parent.choices} {...form.field(parent.field)}
        />
      )}
      <TextField label={say('nameEn')} isRequired maxLength={150} {...form.field('name')} />
      <TextField label={say('nameBn')} isRequired maxLength={150} lang="bn" {...form.field('name_bn')} />
      <TextField label={say('slug')} isRequired maxLength={150} hint={say('slugHint')} onFocus={fillSlug} onClick={fillSlug} {...form.field('slug')} />
      <TextArea label={say('description')} rows={3} maxLength={5_000} {...form.field('description')} />
      <SelectField
        label={say('status')} placeholder={null} {...form.field('status')}
        choices={[{ value: '1', label: say('active') }, { value: '0', label: say('hide') }]}
      />
    </div>
  );
}

function SeoTab({ form }: { form: Fields<CategoryValues> }) {
  const say = useWords(categoryWords);
  return (
    <div className="haat-form">
      <TextField label={say('metaTitle')} isRequired maxLength={255} {...form.field('meta_title')} />
      <TextField label={say('metaKeyword')} maxLength={500} {...form.field('meta_keyword')} />
      <TextArea label={say('metaDescrip')} rows={4} maxLength={500} {...form.field('meta_descrip')} />
    </div>
  );
}
