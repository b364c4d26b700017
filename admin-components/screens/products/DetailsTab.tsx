'use client';
/** Names, category, prices and words of a product. */
import { productSlug } from '../../../domain/slugs';
import { productWords } from '../../messages/products';
import { TextArea, TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { useText } from '../../../frontend/messages/useText';
import { CategoryFields } from './CategoryFields';
import { shortDescriptionMax, type ProductValues, type StoredProduct } from './useProductForm';

type Props = { form: Fields<ProductValues>; product?: StoredProduct };

/** Two digits by chance, so that two products of one name get two addresses. */
const twoDigits = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 100;

export function DetailsTab({ form, product }: Props) {
  const say = useText(productWords);
  const { values, set } = form;
  const fillSlug = () => {
    if (values.slug === '' && values.name.trim() !== '') set('slug', productSlug(values.name, twoDigits()));
  };
  const left = shortDescriptionMax - values.short_description.length;
  return (
    <div className="haat-form">
      <div className="haat-form__grid">
        <TextField label={say('nameEn')} isRequired maxLength={200} {...form.field('name')} />
        <TextField label={say('nameBn')} isRequired maxLength={200} lang="bn" {...form.field('name_bn')} />
        <TextField
          label={say('slug')}
          isRequired
          maxLength={150}
          hint={say('slugHint')}
          onFocus={fillSlug}
          onClick={fillSlug}
          {...form.field('slug')}
        />
      </div>
      <CategoryFields form={form} {...(product ? { product } : {})} />
      <div className="haat-form__grid">
        <TextField label={say('sellingPrice')} isRequired inputMode="numeric" {...form.field('selling_price')} />
        <TextField label={say('originalPrice')} isRequired inputMode="numeric" {...form.field('original_price')} />
        <TextField label={say('quantity')} isRequired inputMode="numeric" {...form.field('qty')} />
      </div>
      <TextArea
        label={say('shortDescription')}
        maxLength={shortDescriptionMax}
        rows={2}
        hint={say('charactersLeft', { count: left })}
        {...form.field('short_description')}
      />
      <TextArea label={say('description')} rows={8} maxLength={20_000} {...form.field('description')} />
    </div>
  );
}
