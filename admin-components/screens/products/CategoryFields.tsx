'use client';
/** Main, sub and child category and the brand. Changing one empties those that depend on it. */
import { useEffect } from 'react';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { SelectField } from '../../shared/form/SelectField';
import type { Fields } from '../../shared/form/useFields';
import { useText } from '../../../frontend/messages/useText';
import { useCategoryChoices } from './useCategoryChoices';
import type { ProductValues, StoredProduct } from './useProductForm';

type Props = { form: Fields<ProductValues>; product?: StoredProduct };

export function CategoryFields({ form, product }: Props) {
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const { values, errors, set } = form;
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
  return (
    <div className="haat-form__grid">
      <SelectField
        label={say('mainCategory')}
        name="main_cat_id"
        isRequired
        value={values.main_cat_id}
        onChange={chooseMain}
        choices={choices.main}
        disabled={lockedMain !== null}
        errors={errors['main_cat_id'] ?? []}
        {...(lockedMain ? { hint: say('groceryLocked') } : {})}
      />
      <SelectField
        label={say('subCategory')}
        name="sub_cat_id"
        isRequired
        value={values.sub_cat_id}
        onChange={chooseSub}
        choices={choices.sub}
        disabled={values.main_cat_id === ''}
        errors={errors['sub_cat_id'] ?? []}
      />
      <SelectField
        label={say('childCategory')}
        {...form.field('child_cat_id')}
        choices={choices.child}
        placeholder={shared('none')}
        disabled={values.sub_cat_id === ''}
      />
      <SelectField
        label={say('brand')}
        {...form.field('brand')}
        choices={choices.brand}
        placeholder={shared('none')}
        disabled={values.sub_cat_id === ''}
      />
    </div>
  );
}
