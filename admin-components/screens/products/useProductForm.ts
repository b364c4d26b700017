'use client';
/** The product form's values, blank or from a stored product, and the values to send. */
import { useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '../../../contract/client/answer';
import type { storeProduct } from '../../../contract/products';
import type { productFormShape } from '../../../contract/productShapes';
import { isEditedSince } from '../../../domain/catalogue/stock';
import { joinOptions } from '../../../domain/catalogue/variations';
import { namesOf } from '../../../domain/fields/declare';
import { productForm, productPictures } from '../../../domain/products/fieldSets';
import type { CallOf } from '../../../contract/route';
import { blankValues, storedValues, type FormValues } from '../../shared/form/declaredForm';
import { useUnsaved } from '../../../frontend/forms/unsaved';
import { typedAmount } from '../../shared/form/typedAmount';
import { useFields, type Fields } from '../../shared/form/useFields';
import { usePictureUploads, type PictureUploads } from './usePictureUploads';
import { useVariants, type Variants } from './useVariants';
import { emptySlot, orderOf, storedSlots, type Slot } from '../../shared/pictures/slots';

export type StoredProduct = z.output<typeof productFormShape>;

export const pictureNames = namesOf(productPictures);
export const pictureMegabytes = productPictures.image1.megabytes;

export type ProductValues = FormValues<typeof productForm>;

export type ProductForm = {
  form: Fields<ProductValues>;
  slots: readonly Slot[];
  setSlots: (slots: Slot[]) => void;
  /** The stock and sold pieces the form was opened with: orders may take pieces while it is open. */
  stockSeen: { qty: number; sold: number };
  /** Takes over stocks and variants that somebody else has changed; what was typed here stays, to be looked at again. */
  takeOver: (now: StoredProduct, refused: FieldErrors) => void;
  variants: Variants;
  uploads: PictureUploads;
};

/** The props of every section of the form. */
export type PartProps = ProductForm & { product: StoredProduct | undefined; mayFeature: boolean };

export function useProductForm(product?: StoredProduct): ProductForm {
  const form = useFields<ProductValues>(product ? storedValues(productForm, product) : blankValues(productForm));
  const [slots, setSlots] = useState<Slot[]>(() =>
    product ? storedSlots(pictureNames.map((name) => product[name])) : pictureNames.map(() => emptySlot),
  );
  const placePictures = (next: Slot[]) => {
    setSlots(next);
    // Picture errors are cleared when the pictures change.
    form.setErrors(
      Object.fromEntries(Object.entries(form.errors).filter(([name]) => !Object.hasOwn(productPictures, name))),
    );
  };
  const [stockSeen, setStockSeen] = useState({ qty: product?.qty ?? 0, sold: product?.sold ?? 0 });
  const [began] = useState(() => orderOf(slots));
  useUnsaved(orderOf(slots) !== began);
  const variants = useVariants(product?.variants ?? [], form.values, slots);
  const uploads = usePictureUploads(slots);
  const takeOver = (now: StoredProduct, refused: FieldErrors) => {
    variants.takeOver(now.variants, refused);
    if (!isEditedSince(stockSeen, now)) return;
    if (typedAmount(form.values.qty) === stockSeen.qty) form.set({ qty: String(now.qty) });
    setStockSeen({ qty: now.qty, sold: now.sold });
  };
  return { form, slots, setSlots: placePictures, stockSeen, takeOver, variants, uploads };
}

type Body = NonNullable<CallOf<typeof storeProduct>['body']>;

/** The multipart fields. Empty values are sent too, so that the server names the field. */
export function bodyOf({ form: { values }, variants }: Pick<ProductForm, 'form' | 'variants'>): Body {
  const sent = {
    ...values,
    option1: values.variation1 === '' ? '' : joinOptions(values.option1),
    option2: values.variation2 === '' ? '' : joinOptions(values.option2),
    ...variants.sent(),
  };
  // The form's text is narrowed by the server, which answers field by field.
  return sent as Body;
}
