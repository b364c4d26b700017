'use client';
/** One variation of a product: its kind, and which of the kind's options the product has. */
import {
  isVariationType,
  variationLabels,
  variationOptions,
  variationTypes,
} from '../../../domain/catalogue/variations';
import { productForm } from '../../../domain/products/fieldSets';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { SelectField } from '../../shared/form/SelectField';
import type { Fields } from '../../shared/form/useFields';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import type { ProductValues } from './useProductForm';

type Props = { form: Fields<ProductValues>; which: 1 | 2 };

export function VariationPicker({ form, which }: Props) {
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const language = useLanguage();
  const kindField = `variation${which}` as const;
  const optionField = `option${which}` as const;
  const kind = form.values[kindField];
  const other = form.values[which === 1 ? 'variation2' : 'variation1'];
  const label = language === 'bn' ? 'label_bn' : 'label_en';

  const kinds = variationTypes.map((type) => ({
    value: type,
    label: variationLabels[type][label],
    isOff: type === other,
  }));
  const options = isVariationType(kind)
    ? variationOptions[kind].map((option) => ({ value: option.value, label: option[label] }))
    : [];
  const chooseKind = (value: string) => {
    form.set(kindField, value);
    form.set(optionField, []);
  };
  return (
    <div className="haat-form">
      <SelectField
        label={productForm[kindField].label[language]}
        {...form.field(kindField)}
        onChange={chooseKind}
        choices={kinds}
        placeholder={shared('none')}
      />
      {isVariationType(kind) && (
        <SearchSelect
          label={say('options', { name: variationLabels[kind][label] })}
          isMany
          choices={options}
          {...form.field(optionField)}
        />
      )}
    </div>
  );
}
