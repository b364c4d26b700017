'use client';
/** Sends a changed product. Asks about texts, prices and places that somebody else has changed meanwhile. */
import { useMemo } from 'react';
import { editProduct, updateProduct } from '../../../contract/products';
import type { CallFailure } from '../../../contract/client/answer';
import type { Id } from '../../../domain/ids';
import { productForm } from '../../../domain/products/fieldSets';
import { useSend } from '../../../frontend/api/useSend';
import type { FormState } from '../../../frontend/forms/merge';
import { useSeen } from '../../../frontend/forms/useSeen';
import { answerOf } from '../../shared/api/answerOf';
import { storedValues } from '../../shared/form/declaredForm';
import { useChooseVersion } from '../../shared/form/useChooseVersion';
import { orderOf } from '../../shared/pictures/slots';
import { bodyOf, type ProductForm, type ProductValues, type StoredProduct } from './useProductForm';

/** The product's fields that the form shows, without the stock: orders take from it, and `qty_seen` handles that. */
function seenValues(record: FormState): FormState {
  const { qty: _stock, ...values } = storedValues(productForm, record as StoredProduct);
  return values;
}

export type ProductSaved =
  { kind: 'saved'; message: string | undefined } | { kind: 'refused'; failure: CallFailure } | { kind: 'asked' };

/** About numbers that somebody else may have changed: the form shows the present ones. */
const isAboutNumbers = ({ errors }: CallFailure): boolean =>
  Object.keys(errors).some((name) => name === 'qty' || /^variants\.\d+\.\w+$/.test(name));

export function useProductSave(product: StoredProduct) {
  const { send, isPending } = useSend(updateProduct);
  const id = String(product.id);
  const source = useMemo(
    () => ({
      record: product,
      read: async () => (await answerOf(editProduct, { params: { id } }))?.product ?? null,
      valuesOf: seenValues,
    }),
    [product, id],
  );
  const seen = useSeen(source, useChooseVersion());
  /** `asked`: the form now has the other person's values, or nothing was chosen; nothing is saved yet. */
  const save = async (
    { form, slots, stockSeen, takeOver, variants }: ProductForm,
    uploads: Record<string, Id>,
  ): Promise<ProductSaved> => {
    let { values } = form;
    for (;;) {
      const body = {
        ...bodyOf({ form: { ...form, values }, variants }),
        qty_seen: stockSeen.qty,
        sold_seen: stockSeen.sold,
        ...uploads,
      };
      const call = { params: { id }, body: { ...body, image_order: orderOf(slots) } };
      const result = await send(call, seen.options());
      if (result.ok) return { kind: 'saved', message: result.answer.message };
      if (!seen.isConflict(result)) {
        const now = isAboutNumbers(result) ? await source.read() : null;
        if (now) takeOver(now, result.errors);
        return { kind: 'refused', failure: result };
      }
      const settled = await seen.settle(result, values);
      if (!settled) return { kind: 'asked' };
      const taken = settled.values as Partial<ProductValues>;
      form.set(taken);
      if (!settled.isAgain) return { kind: 'asked' };
      values = { ...values, ...taken };
    }
  };
  return { save, isPending };
}
