'use client';
/** The form's rows of variants: one for each combination of the chosen options, with the values typed for it. */
import { useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '../../../contract/client/answer';
import type { formVariantShape } from '../../../contract/variants';
import { isEditedSince } from '../../../domain/catalogue/stock';
import { joinOptions } from '../../../domain/catalogue/variations';
import {
  combinationCount,
  combinationKey,
  combinationsOf,
  guardedChanges,
  guardedSeen,
  MOST_VARIANTS,
  type Combination,
} from '../../../domain/variants/rules';
import { useUnsaved } from '../../../frontend/forms/unsaved';
import type { Slot } from '../../shared/pictures/slots';
import { ownAmountsOf } from './ownAmounts';

/** The typed values; the picture by its address, so that it stays the same one when pictures are moved. */
export type VariantRow = {
  selling_price: string;
  original_price: string;
  qty: string;
  sku: string;
  picture: string;
  status: string;
};
type Typed = Record<string, Partial<VariantRow>>;
/** What has been changed and not saved yet. */
export type VariantsTyped = { has_variants: boolean; variants: Typed };
type Stored = z.output<typeof formVariantShape>;
type OfProduct = {
  variation1: string;
  variation2: string;
  option1: readonly string[];
  option2: readonly string[];
  selling_price: string;
  original_price: string;
};

export type Variants = {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** The combinations of the chosen options; empty if there are too many. */
  combinations: readonly Combination[];
  isTooMany: boolean;
  rowOf: (combination: Combination) => VariantRow;
  change: (combinations: readonly Combination[], changes: Partial<VariantRow>) => void;
  errorsOf: (place: number, field: string) => readonly string[];
  showErrors: (errors: FieldErrors) => void;
  hasErrors: boolean;
  /** Takes over what somebody else has changed; what was typed here stays, to be looked at again. */
  takeOver: (now: readonly Stored[], refused: FieldErrors) => void;
  /** What leaving the form would lose. */
  unsaved: VariantsTyped;
  isChanged: boolean;
  /** Puts back what was typed before a reload. */
  restore: (before: VariantsTyped) => void;
  /** The values to send besides the product's own fields. */
  sent: () => Record<string, unknown>;
};

export function useVariants(stored: readonly Stored[], values: OfProduct, slots: readonly Slot[]): Variants {
  const [isOn, setOn] = useState(stored.length > 0);
  const [began] = useState<Typed>(() =>
    Object.fromEntries(stored.map((variant) => [combinationKey(variant), asTyped(variant, slots)])),
  );
  const [typed, setTyped] = useState(began);
  const [errors, setErrors] = useState<FieldErrors>({});
  const lists = {
    option1: values.variation1 === '' ? '' : joinOptions(values.option1),
    option2: values.variation2 === '' ? '' : joinOptions(values.option2),
  };
  const isTooMany = combinationCount(lists) > MOST_VARIANTS;
  const combinations = isTooMany ? [] : combinationsOf(lists);
  const rowOf = (combination: Combination): VariantRow => ({
    selling_price: values.selling_price,
    original_price: values.original_price,
    qty: '0',
    sku: '',
    picture: '',
    status: '1',
    ...typed[combinationKey(combination)],
  });
  const change = (which: readonly Combination[], changes: Partial<VariantRow>) => {
    setErrors({});
    setTyped((now) => merged(now, Object.fromEntries(which.map((each) => [combinationKey(each), changes]))));
  };
  const { seen, takeOver } = useVariantsSeen(stored, { combinations, rowOf, change });
  const unsaved = { has_variants: isOn, variants: changedSince(began, typed) };
  const isChanged = isOn !== stored.length > 0 || Object.keys(unsaved.variants).length > 0;
  useUnsaved(isChanged);
  const restore = (before: VariantsTyped) => {
    setOn(before.has_variants);
    setTyped((now) => merged(now, before.variants));
  };
  const sent = () => {
    // Refused by the server, as the notice above the rows says.
    if (isOn && isTooMany) return { variants: 'too many' };
    // Variants that are not sent stay; an empty list is sent only for a product that had some and has none any more.
    if (!isOn || combinations.length === 0) return stored.length > 0 ? { variants: '[]' } : {};
    const rows = combinations.map((each) => ({ ...each, ...rowOf(each) }));
    return { variants: listOf(rows, slots, seen), ...ownAmountsOf(rows) };
  };
  return {
    isOn,
    setOn,
    combinations,
    isTooMany,
    rowOf,
    change,
    errorsOf: (place, field) => errors[`variants.${place}.${field}`] ?? [],
    showErrors: (all) =>
      setErrors(Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('variants')))),
    hasErrors: Object.keys(errors).length > 0,
    takeOver,
    unsaved,
    isChanged,
    restore,
    sent,
  };
}

/** The rows with these changes. */
const merged = (rows: Typed, changes: Typed): Typed => ({
  ...rows,
  ...Object.fromEntries(Object.entries(changes).map(([key, row]) => [key, { ...rows[key], ...row }])),
});

/** The fields whose text differs from the stored one. */
function changedSince(began: Typed, typed: Typed): Typed {
  const rows = Object.entries(typed).map(([key, row]) => {
    const before = began[key] ?? {};
    const fields = Object.entries(row).filter(([field, value]) => value !== before[field as keyof VariantRow]);
    return [key, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(rows.filter(([, row]) => Object.keys(row).length > 0));
}

/** The values the form was opened with, or has taken over since. */
function useVariantsSeen(
  stored: readonly Stored[],
  { combinations, rowOf, change }: Pick<Variants, 'combinations' | 'rowOf' | 'change'>,
) {
  const [seen, setSeen] = useState(() => new Map(stored.map((variant) => [combinationKey(variant), variant])));
  const takeOver: Variants['takeOver'] = (now, refused) => {
    const after = new Map(seen);
    const isRefused = (row: Combination, field: string) => {
      const place = combinations.findIndex((each) => combinationKey(each) === combinationKey(row));
      return Object.hasOwn(refused, `variants.${place}.${field}`);
    };
    for (const each of now) {
      const key = combinationKey(each);
      const before = seen.get(key);
      if (!before) continue;
      const row = rowOf(each);
      const fields = [...guardedChanges(before, each), ...(isEditedSince(before, each) ? (['qty'] as const) : [])];
      const untouched = fields.filter((field) => row[field].trim() === String(before[field]));
      change([each], Object.fromEntries(untouched.map((field) => [field, String(each[field])])));
      // What was typed over another value stays unsent until the server has named it.
      const unseen = fields.filter((field) => !untouched.includes(field) && !isRefused(each, field));
      const { sold } = unseen.includes('qty') ? before : each;
      after.set(key, { ...each, ...Object.fromEntries(unseen.map((field) => [field, before[field]])), sold });
    }
    setSeen(after);
  };
  return { seen, takeOver };
}

/** The rows as the server takes them, with what their writer has seen. */
function listOf(
  rows: readonly (Combination & VariantRow)[],
  slots: readonly Slot[],
  seen: ReadonlyMap<string, Stored>,
): string {
  const list = rows.map(({ picture, ...row }) => ({
    ...row,
    image: slots.findIndex((slot) => slot.kind !== 'empty' && slot.src === picture) + 1,
    ...seenOf(seen.get(combinationKey(row))),
  }));
  return JSON.stringify(list);
}

const seenOf = (stored: Stored | undefined) =>
  stored ? { qty_seen: stored.qty, sold_seen: stored.sold, ...guardedSeen(stored) } : {};

const asTyped = ({ selling_price, original_price, qty, sku, image, status }: Stored, slots: readonly Slot[]) => {
  const slot = slots[image - 1];
  return {
    selling_price: String(selling_price),
    original_price: String(original_price),
    qty: String(qty),
    sku,
    picture: slot && slot.kind !== 'empty' ? slot.src : '',
    status: String(status),
  };
};
