/**
 * What a product says of itself, in the reader's language or else in the other one. A text that stands alone may have
 * both languages in it, one after the other: readers are shown their part of it.
 */
import type { z } from 'zod';
import type { productDetails } from '../../../contract/productPages';
import type { ShownBlock } from '../../../domain/richText/shown';
import { blocksInLanguage } from '../../../frontend/formats/blocksInLanguage';
import { inLanguage } from '../../../frontend/formats/inLanguage';
import type { Language } from '../../../frontend/messages/language';

type Product = z.output<typeof productDetails>;
type Short = Pick<Product, 'short_description' | 'short_description_bn'>;
type Long = Pick<Product, 'description' | 'description_bn' | 'description_parts' | 'description_parts_bn'>;

/** A cached answer of an earlier release has no Bangla text. */
const isBangla = (language: Language, text: string, bangla: string | undefined): bangla is string =>
  Boolean(bangla) && (language === 'bn' || text === '');

/** Its words, and its blocks if it has formats. */
export function descriptionIn(language: Language, product: Long): { words: string; blocks: readonly ShownBlock[] } {
  const { description, description_bn: bangla } = product;
  if (isBangla(language, description, bangla)) return { words: bangla, blocks: product.description_parts_bn };
  return {
    words: inLanguage(description, language),
    blocks: blocksInLanguage(product.description_parts, language),
  };
}

/** One or two sentences; empty without any. */
export function shortDescriptionIn(
  language: Language,
  { short_description: text, short_description_bn: bangla }: Short,
): string {
  return isBangla(language, text, bangla) ? bangla : inLanguage(text, language);
}
