'use client';
/** The sub categories, each below a main category. */
import { useCallback, useMemo } from 'react';
import { deleteSubCategory, storeSubCategory, viewSubCategory } from '../../../contract/categories';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { CategoryScreen } from './CategoryScreen';
import { useMainChoices } from './useParents';

export function SubCategories() {
  const reading = useCall(viewSubCategory, {});
  const { send } = useSend(deleteSubCategory);
  const choices = useMainChoices();
  const stored = reading.answer?.subcategory;
  const categories = useMemo(() => stored?.map((row) => ({ ...row, parent: row.category })), [stored]);
  const remove = useCallback(
    async (id: string) => {
      const result = await send({ params: { id } });
      return result.ok ? { message: result.answer.message ?? '' } : result;
    },
    [send],
  );
  return (
    <CategoryScreen
      screen="sub-category"
      edit="edit-sub-category"
      addTitle="addSub"
      store={storeSubCategory}
      parent={{ field: 'main_cat_id', choices }}
      categories={categories}
      reading={reading}
      onDelete={remove}
    />
  );
}
