'use client';
/** The product form's values, from nothing or from a stored product, and what is sent of them. */
import { useState } from 'react';
import type { z } from 'zod';
import type { productFormShape, storeProduct } from '../../../contract/products';
import { joinOptions, parseOptions } from '../../../domain/catalogue/variations';
import type { CallOf } from '../../../contract/route';
import { useFields, type Fields } from '../../shared/form/useFields';
import { emptySlot, storedSlots, type Slot } from '../../shared/pictures/slots';

export type StoredProduct = z.output<typeof productFormShape>;

export const pictureNames = ['image1', 'image2', 'image3', 'image4', 'image5', 'image6'] as const;
export const shortDescriptionMax = 255;
export const pictureMegabytes = 3;

export type ProductValues = {
  main_cat_id: string;
  sub_cat_id: string;
  child_cat_id: string;
  brand: string;
  name: string;
  name_bn: string;
  slug: string;
  description: string;
  short_description: string;
  selling_price: string;
  original_price: string;
  qty: string;
  featured: boolean;
  status: string;
  variation1: string;
  variation2: string;
  option1: string[];
  option2: string[];
  video: string;
  meta_title: string;
  meta_keyword: string;
  meta_descrip: string;
};

const blank: ProductValues = {
  main_cat_id: '',
  sub_cat_id: '',
  child_cat_id: '',
  brand: '',
  name: '',
  name_bn: '',
  slug: '',
  description: '',
  short_description: '',
  selling_price: '',
  original_price: '',
  qty: '',
  featured: false,
  status: '1',
  variation1: '',
  variation2: '',
  option1: [],
  option2: [],
  video: '',
  meta_title: '',
  meta_keyword: '',
  meta_descrip: '',
};

const text = (id: string | number | null): string => (id === null ? '' : String(id));

function valuesOf(product: StoredProduct): ProductValues {
  return {
    main_cat_id: text(product.main_cat_id),
    sub_cat_id: text(product.sub_cat_id),
    child_cat_id: text(product.child_cat_id),
    brand: text(product.brand),
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    description: product.description,
    short_description: product.short_description,
    selling_price: String(product.selling_price),
    original_price: String(product.original_price),
    qty: String(product.qty),
    featured: product.featured === 1,
    status: String(product.status),
    variation1: product.variation1,
    variation2: product.variation2,
    option1: parseOptions(product.option1),
    option2: parseOptions(product.option2),
    video: product.video,
    meta_title: product.meta_title,
    meta_keyword: product.meta_keyword,
    meta_descrip: product.meta_descrip,
  };
}

export type ProductForm = {
  form: Fields<ProductValues>;
  slots: readonly Slot[];
  setSlots: (slots: Slot[]) => void;
  /** The stock the form was opened with: orders may take pieces while it is open. */
  qtySeen: number;
};

export function useProductForm(product?: StoredProduct): ProductForm {
  const form = useFields<ProductValues>(product ? valuesOf(product) : blank);
  const [slots, setSlots] = useState<Slot[]>(() =>
    product ? storedSlots(pictureNames.map((name) => product[name])) : pictureNames.map(() => emptySlot),
  );
  const placePictures = (next: Slot[]) => {
    setSlots(next);
    // What was wrong with a picture is over when the pictures change.
    form.setErrors(
      Object.fromEntries(
        Object.entries(form.errors).filter(([name]) => !(pictureNames as readonly string[]).includes(name)),
      ),
    );
  };
  const [qtySeen] = useState(product?.qty ?? 0);
  return { form, slots, setSlots: placePictures, qtySeen };
}

type Body = NonNullable<CallOf<typeof storeProduct>['body']>;

/** The multipart fields. What was not typed is sent empty, so that the server names it. */
export function bodyOf(values: ProductValues): Body {
  const sent = {
    ...values,
    featured: values.featured ? 1 : 0,
    option1: values.variation1 === '' ? '' : joinOptions(values.option1),
    option2: values.variation2 === '' ? '' : joinOptions(values.option2),
  };
  // The form's text is narrowed by the server, which answers field by field.
  return sent as unknown as Body;
}
