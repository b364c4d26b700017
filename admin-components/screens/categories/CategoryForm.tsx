'use client';
/** The form of a category: tabs Details and SEO Tags, on all three levels. */
import type { FormEvent } from 'react';
import { slugFromName } from '../../../domain/slugs';
import { categoryWords } from '../../messages/categories';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { SelectField, type Choice } from '../../shared/form/SelectField';
import { TextArea, TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { Tabs } from '../../shared/tabs/Tabs';
import { useText } from '../../../frontend/messages/useText';
import { isSeoField, type CategoryValues, type ParentField } from './categoryValues';
import type { CategoryTab } from './useCategorySave';

export type Parent = { field: ParentField; choices: readonly Choice[] };
type Props = {
  form: Fields<CategoryValues>;
  parent?: Parent | undefined;
  tabs: CategoryTab;
  isPending: boolean;
  saveLabel: string;
  onSave: () => Promise<unknown>;
};

export function CategoryForm({ form, parent, tabs, isPending, saveLabel, onSave }: Props) {
  const say = useText(categoryWords);
  const wrong = Object.keys(form.errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <Tabs
        label={say('formTabs')}
        value={tabs.tab}
        onChange={tabs.setTab}
        items={[
          {
            key: 'details',
            title: say('details'),
            hasError: wrong.some((field) => !isSeoField(field)),
            content: <DetailsTab form={form} parent={parent} />,
          },
          { key: 'seo', title: say('seoTags'), hasError: wrong.some(isSeoField), content: <SeoTab form={form} /> },
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

function DetailsTab({ form, parent }: { form: Fields<CategoryValues>; parent: Parent | undefined }) {
  const say = useText(categoryWords);
  const { values, set } = form;
  const fillSlug = () => {
    if (values.slug === '' && values.name.trim() !== '') set('slug', slugFromName(values.name));
  };
  return (
    <div className="haat-form">
      {parent && (
        <SearchSelect
          label={say(parent.field === 'main_cat_id' ? 'mainCategory' : 'subCategory')}
          isRequired
          choices={parent.choices}
          {...form.field(parent.field)}
        />
      )}
      <TextField label={say('nameEn')} isRequired maxLength={150} {...form.field('name')} />
      <TextField label={say('nameBn')} isRequired maxLength={150} lang="bn" {...form.field('name_bn')} />
      <TextField
        label={say('slug')}
        isRequired
        maxLength={150}
        hint={say('slugHint')}
        onFocus={fillSlug}
        onClick={fillSlug}
        {...form.field('slug')}
      />
      <TextArea label={say('description')} rows={3} maxLength={5_000} {...form.field('description')} />
      <SelectField
        label={say('status')}
        placeholder={null}
        {...form.field('status')}
        choices={[
          { value: '1', label: say('active') },
          { value: '0', label: say('hide') },
        ]}
      />
    </div>
  );
}

function SeoTab({ form }: { form: Fields<CategoryValues> }) {
  const say = useText(categoryWords);
  return (
    <div className="haat-form">
      <TextField label={say('metaTitle')} isRequired maxLength={255} {...form.field('meta_title')} />
      <TextField label={say('metaKeyword')} maxLength={500} {...form.field('meta_keyword')} />
      <TextArea label={say('metaDescrip')} rows={4} maxLength={1_000} {...form.field('meta_descrip')} />
    </div>
  );
}
