'use client';
/** Main, sub and child category and the brand. Changing one clears those that depend on it. */
import { useEffect } from 'react';
import { productForm } from '../../../domain/products/fieldSets';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { FieldRows } from '../../shared/form/FieldRows';
import { SelectField } from '../../shared/form/SelectField';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useCategoryChoices } from './useCategoryChoices';
import type { PartProps } from './useProductForm';

export function CategoryFields({ form, product }: PartProps) {
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { values, set } = form;
  const choices = useCategoryChoices({ main: values.main_cat_id, sub: values.sub_cat_id }, product);
  const { lockedMain } = choices;
  useEffect(() => {
    if (lockedMain && values.main_cat_id !== lockedMain) set('main_cat_id', lockedMain);
  }, [lockedMain, values.main_cat_id, set]);

  const chooseMain = (value: string) => {
    set('main_cat_id', value);
    chooseSub('');
  };
  const chooseSub = (value: string) => {
    set('sub_cat_id', value);
    set('child_cat_id', '');
    set('brand', '');
  };
  const own = {
    main_cat_id: (
      <SelectField
        label={pair(productForm.main_cat_id.label)}
        isRequired
        {...form.field('main_cat_id')}
        onChange={chooseMain}
        choices={choices.main}
        disabled={lockedMain !== null}
        {...(lockedMain ? { hint: say('groceryLocked') } : {})}
      />
    ),
    sub_cat_id: (
      <SelectField
        label={pair(productForm.sub_cat_id.label)}
        isRequired
        {...form.field('sub_cat_id')}
        onChange={chooseSub}
        choices={choices.sub}
        disabled={values.main_cat_id === ''}
      />
    ),
    child_cat_id: (
      <SelectField
        label={pair(productForm.child_cat_id.label)}
        {...form.field('child_cat_id')}
        choices={choices.child}
        placeholder={shared('none')}
        disabled={values.sub_cat_id === ''}
      />
    ),
    brand: (
      <SelectField
        label={pair(productForm.brand.label)}
        {...form.field('brand')}
        choices={choices.brand}
        placeholder={shared('none')}
        disabled={values.sub_cat_id === ''}
      />
    ),
  };
  return <FieldRows fields={productForm} part="place" field={form.field} own={own} />;
}
