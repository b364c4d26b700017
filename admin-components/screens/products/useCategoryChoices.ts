'use client';
/**
 * The options of the category and brand selectors, each depending on the one before; a grocery vendor's main category
 * is fixed.
 */
import { useMemo } from 'react';
import { allCategory, mainToSubCategory, subcategoryToBrand, subToChildCategory } from '../../../contract/categories';
import { addProductSpecialDatasetForGroceryVendors } from '../../../contract/products';
import { getGroceryCategory } from '../../../contract/site';
import { productType } from '../../../domain/catalogue/productType';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import type { Choice } from '../../shared/form/SelectField';
import { useHasRole } from '../../shell/PanelContext';
import type { StoredProduct } from './useProductForm';

export type CategoryChoices = {
  main: Choice[];
  sub: Choice[];
  child: Choice[];
  brand: Choice[];
  /** The one main category this vendor may use. */
  lockedMain: string | null;
  isLoading: boolean;
};

export function useCategoryChoices(chosen: { main: string; sub: string }, product?: StoredProduct): CategoryChoices {
  const { nameOf } = useFormats();
  const isVendor = useHasRole('vendor');
  const ownForm = useCall(addProductSpecialDatasetForGroceryVendors, isVendor && !product ? {} : null);
  const grocery = useCall(getGroceryCategory, product ? {} : null);
  const main = useCall(allCategory, {});
  const lockedMain = lockedCategory();
  const mainId = lockedMain ?? chosen.main;
  const sub = useCall(mainToSubCategory, mainId ? { params: { id: mainId } } : null);
  const child = useCall(subToChildCategory, chosen.sub ? { params: { id: chosen.sub } } : null);
  const brand = useCall(subcategoryToBrand, chosen.sub ? { params: { id: chosen.sub } } : null);

  return useMemo(() => {
    const choices = (rows: readonly { id: string | number; name: string; name_bn: string }[] | undefined): Choice[] =>
      (rows ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }));
    const all = choices(main.answer?.category);
    return {
      main: lockedMain
        ? all.filter((choice) => choice.value === lockedMain)
        : all.filter((choice) => choice.value !== groceryId()),
      sub: choices(sub.answer?.subcategory),
      child: choices(child.answer?.childcategory),
      brand: choices(brand.answer?.brand),
      lockedMain,
      isLoading: main.isLoading || ownForm.isLoading,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the answers are what changes
  }, [main.answer, sub.answer, child.answer, brand.answer, ownForm.answer, grocery.answer, lockedMain, nameOf]);

  function groceryId(): string | null {
    const id = product ? grocery.answer?.grocery_category?.id : ownForm.answer?.grocery_category;
    return id === undefined || id === null ? null : String(id);
  }

  function lockedCategory(): string | null {
    const isGrocery = product ? product.type === productType.grocery : ownForm.answer?.status === 200;
    return isGrocery ? groceryId() : null;
  }
}
