'use client';
/** The names of a product and its slug, which is filled in from the English name. */
import { maxSlugLength, productSlug } from '../../../domain/slugs';
import { productForm } from '../../../domain/products/fieldSets';
import { productWords } from '../../messages/products';
import { FieldRows } from '../../shared/form/FieldRows';
import { TextField } from '../../shared/form/TextField';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { PartProps } from './useProductForm';

/** Two random digits, so that two products of one name get two slugs. */
const twoDigits = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 100;

export function NameFields({ form }: PartProps) {
  const say = useText(productWords);
  const pair = usePair();
  const { values, set } = form;
  const fillSlug = () => {
    if (values.slug === '' && values.name.trim() !== '') set('slug', productSlug(values.name, twoDigits()));
  };
  const slug = (
    <TextField
      label={pair(productForm.slug.label)}
      isRequired
      maxLength={maxSlugLength}
      hint={say('slugHint')}
      onFocus={fillSlug}
      onClick={fillSlug}
      {...form.field('slug')}
    />
  );
  return <FieldRows fields={productForm} part="names" field={form.field} own={{ slug }} />;
}
