/** The combinations of products in a list, read when they are about to be changed. */
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { productVariants } from '../../../contract/ownProducts';
import type { AnswerOf } from '../../../contract/route';
import type { formVariantShape } from '../../../contract/variants';
import { optionLabel } from '../../../domain/catalogue/variations';
import type { Language } from '../../../frontend/messages/language';
import { answerOf } from '../../shared/api/answerOf';
import { fewAtOnce } from '../../shared/api/fewAtOnce';
import type { ProductRow } from './useProductList';

type Of = AnswerOf<typeof productVariants>['products'][number];
export type StoredVariant = z.output<typeof formVariantShape>;
/** By the product's id as text. */
export type VariantsOf = ReadonlyMap<string, Of>;
const AT_ONCE = 20;

/** `read`: null while they are being read, and if that failed. */
export function useVariantsOf(rows: readonly ProductRow[]): { read: VariantsOf | null; hasFailed: boolean } {
  const [read, setRead] = useState<VariantsOf | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const key = rows
    .filter((row) => row.has_variants === 1)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    let isOver = false;
    const ids = key === '' ? [] : key.split(',');
    const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
      ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    );
    void fewAtOnce(parts, (part) => answerOf(productVariants, { query: { ids: part.join() } })).then((answers) => {
      if (isOver) return;
      if (answers.some(({ result }) => result === null)) return setFailed(true);
      const all = answers.flatMap(({ result }) => result?.products ?? []);
      setRead(new Map(all.map((each) => [String(each.id), each])));
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  return { read, hasFailed };
}

/** The options of a combination in the reader's language. */
export const variantName = ({ variation1, variation2 }: Of, variant: StoredVariant, language: Language): string =>
  [optionLabel(variation1, variant.option1, language), optionLabel(variation2, variant.option2, language)]
    .filter(Boolean)
    .join(' · ');
