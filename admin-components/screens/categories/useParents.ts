'use client';
/** The possible parents of a category or a brand. */
import { useMemo } from 'react';
import { allCategory, viewSubCategory } from '../../../contract/categories';
import { useCall } from '../../../frontend/api/useCall';
import type { Choice } from '../../shared/form/SelectField';
import { useFormats } from '../../../frontend/formats/useFormats';

const none: readonly Choice[] = [];
/** A main category has no parent. */
export const noChoices = (): readonly Choice[] => none;

export function useMainChoices(): Choice[] {
  const { answer } = useCall(allCategory, {});
  const { nameOf } = useFormats();
  return useMemo(
    () => (answer?.category ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) })),
    [answer, nameOf],
  );
}

/** Sub categories with their main category: names repeat between main categories. */
export function useSubChoices(): Choice[] {
  const { answer } = useCall(viewSubCategory, {});
  const { nameOf } = useFormats();
  return useMemo(
    () =>
      (answer?.subcategory ?? []).map((row) => ({
        value: String(row.id),
        label: row.category ? `${nameOf(row.category)} › ${nameOf(row)}` : nameOf(row),
      })),
    [answer, nameOf],
  );
}
