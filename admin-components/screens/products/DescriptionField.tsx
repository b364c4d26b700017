'use client';
/** The formatted description. Its plain words are counted, and stored beside it. */
import { useMemo } from 'react';
import { longestDescription } from '../../../domain/products/description';
import { productForm } from '../../../domain/products/fieldSets';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { textWords } from '../../messages/richText';
import { DocumentField } from '../../shared/richText/DocumentField';
import type { PartProps } from './useProductForm';

export function DescriptionField({ form }: PartProps) {
  const pair = usePair();
  const say = useText(textWords);
  const { number } = useFormats();
  const { description: words, description_document: document } = form.values;
  const written = useMemo(() => ({ words, document }), [words, document]);
  const { description = [], description_document: formats = [] } = form.errors;
  return (
    <DocumentField
      label={pair(productForm.description.label)}
      hint={say('used', { count: number(words.length), max: number(longestDescription) })}
      errors={[...new Set([...description, ...formats])]}
      written={written}
      onChange={(now) => form.set({ description: now.words, description_document: now.document })}
    />
  );
}
