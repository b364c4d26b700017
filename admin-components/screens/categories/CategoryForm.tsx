'use client';
/** The form of a category: tabs Details and SEO Tags, on all three levels. */
import type { FormEvent } from 'react';
import { maxSlugLength, slugFromName } from '../../../domain/slugs';
import { categoryWords } from '../../messages/categories';
import { FieldRows } from '../../shared/form/FieldRows';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { Tabs } from '../../shared/tabs/Tabs';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { categoryForm, isSeoField, type CategoryValues, type Level } from './levels';
import type { CategoryTab } from './useCategorySave';

type Props = {
  form: Fields<CategoryValues>;
  level: Level;
  tabs: CategoryTab;
  isPending: boolean;
  saveLabel: string;
  onSave: () => Promise<unknown>;
};

export function CategoryForm({ form, level, tabs, isPending, saveLabel, onSave }: Props) {
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
            content: <DetailsTab form={form} level={level} />,
          },
          {
            key: 'seo',
            title: say('seoTags'),
            hasError: wrong.some(isSeoField),
            content: (
              <FieldRows className="haat-form" fields={categoryForm} part="search" field={form.field} own={{}} />
            ),
          },
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

function DetailsTab({ form, level }: { form: Fields<CategoryValues>; level: Level }) {
  const own = {
    main_cat_id: level.parent === 'main_cat_id' && <ParentField form={form} level={level} name="main_cat_id" />,
    sub_cat_id: level.parent === 'sub_cat_id' && <ParentField form={form} level={level} name="sub_cat_id" />,
    slug: <SlugField form={form} />,
  };
  return <FieldRows className="haat-form" fields={categoryForm} part="details" field={form.field} own={own} />;
}

type ParentProps = { form: Fields<CategoryValues>; level: Level; name: NonNullable<Level['parent']> };

function ParentField({ form, level, name }: ParentProps) {
  const pair = usePair();
  const choices = level.useParents();
  return <SearchSelect label={pair(categoryForm[name].label)} isRequired choices={choices} {...form.field(name)} />;
}

function SlugField({ form }: { form: Fields<CategoryValues> }) {
  const pair = usePair();
  const { values, set } = form;
  const fill = () => {
    if (values.slug === '' && values.name.trim() !== '') set('slug', slugFromName(values.name));
  };
  const { label, hint } = categoryForm.slug;
  return (
    <TextField
      label={pair(label)}
      isRequired
      maxLength={maxSlugLength}
      hint={pair(hint)}
      onFocus={fill}
      onClick={fill}
      {...form.field('slug')}
    />
  );
}
