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
  MOST_VARIANTS,
  type Combination,
} from '../../../domain/variants/rules';
import { typedAmount } from '../../shared/form/typedAmount';
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
  /** Takes over stocks that somebody else has changed; those typed here stay, to be looked at again. */
  takeStock: (now: readonly Stored[]) => void;
  /** The values to send besides the product's own fields. */
  sent: () => Record<string, unknown>;
};

export function useVariants(stored: readonly Stored[], values: OfProduct, slots: readonly Slot[]): Variants {
  const [isOn, setOn] = useState(stored.length > 0);
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(stored.map((variant) => [combinationKey(variant), asTyped(variant, slots)])),
  );
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
    setTyped((now) => ({
      ...now,
      ...Object.fromEntries(which.map((each) => [combinationKey(each), { ...now[combinationKey(each)], ...changes }])),
    }));
  };
  const { seen, takeStock } = useStockSeen(stored, rowOf, change);
  const sent = () => {
    // Refused by the server, as the notice above the rows says.
    if (isOn && isTooMany) return { variants: 'too many' };
    // Variants that are not sent stay; an empty list is sent only for a product that had some and has none any more.
    if (!isOn || combinations.length === 0) return stored.length > 0 ? { variants: '[]' } : {};
    const rows = combinations.map((each) => ({ ...each, ...rowOf(each) }));
    const list = rows.map(({ picture, ...row }) => ({
      ...row,
      image: slots.findIndex((slot) => slot.kind !== 'empty' && slot.src === picture) + 1,
      ...seenOf(seen.get(combinationKey(row))),
    }));
    return { variants: JSON.stringify(list), ...ownAmountsOf(rows) };
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
    takeStock,
    sent,
  };
}

/** The stocks the form was opened with, or has taken over since. */
function useStockSeen(stored: readonly Stored[], rowOf: Variants['rowOf'], change: Variants['change']) {
  const [seen, setSeen] = useState(() => new Map(stored.map((variant) => [combinationKey(variant), variant])));
  const takeStock = (now: readonly Stored[]) => {
    const edited = now.filter((each) => {
      const before = seen.get(combinationKey(each));
      return before !== undefined && isEditedSince(before, each);
    });
    if (edited.length === 0) return;
    for (const each of edited)
      if (typedAmount(rowOf(each).qty) === seen.get(combinationKey(each))?.qty)
        change([each], { qty: String(each.qty) });
    setSeen((all) => new Map([...all, ...edited.map((each) => [combinationKey(each), each] as const)]));
  };
  return { seen, takeStock };
}

const seenOf = (stored: Stored | undefined) => (stored ? { qty_seen: stored.qty, sold_seen: stored.sold } : {});

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
