'use client';
/** The formatted descriptions, one of each language. Their plain words are counted, and stored beside them. */
import { useMemo } from 'react';
import { descriptions, longestDescription, type DescriptionColumns } from '../../../domain/products/description';
import { productForm } from '../../../domain/products/fieldSets';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { textWords } from '../../messages/richText';
import { DocumentField } from '../../shared/richText/DocumentField';
import type { PartProps } from './useProductForm';

export const DescriptionField = ({ form }: PartProps) => (
  <div className="haat-form__grid haat-form__grid--texts">
    {descriptions.map((columns) => (
      <InOneLanguage key={columns.words} form={form} columns={columns} />
    ))}
  </div>
);

function InOneLanguage({ form, columns }: Pick<PartProps, 'form'> & { columns: DescriptionColumns }) {
  const pair = usePair();
  const say = useText(textWords);
  const { number } = useFormats();
  const words = form.values[columns.words];
  const document = form.values[columns.document];
  const written = useMemo(() => ({ words, document }), [words, document]);
  const errors = [...(form.errors[columns.words] ?? []), ...(form.errors[columns.document] ?? [])];
  return (
    <DocumentField
      label={pair(productForm[columns.words].label)}
      hint={say('used', { count: number(words.length), max: number(longestDescription) })}
      errors={[...new Set(errors)]}
      isBangla={columns.words === 'description_bn'}
      written={written}
      onChange={(now) => form.set({ [columns.words]: now.words, [columns.document]: now.document })}
    />
  );
}
