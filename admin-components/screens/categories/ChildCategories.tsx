'use client';
/** The child categories, each below a sub category. */
import { useCallback, useMemo } from 'react';
import { deleteChildCategory, storeChildCategory, viewChildCategory } from '../../../contract/categories';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { CategoryScreen } from './CategoryScreen';
import { useSubChoices } from './useParents';

export function ChildCategories() {
  const reading = useCall(viewChildCategory, {});
  const { send } = useSend(deleteChildCategory);
  const choices = useSubChoices();
  const stored = reading.answer?.childcategory;
  const categories = useMemo(() => stored?.map((row) => ({ ...row, parent: row.subcategory })), [stored]);
  const remove = useCallback(
    async (id: string) => {
      const result = await send({ params: { id } });
      return result.ok ? { message: result.answer.message ?? '' } : result;
    },
    [send],
  );
  return (
    <CategoryScreen
      screen="child-category"
      edit="edit-child-category"
      addTitle="addChild"
      store={storeChildCategory}
      parent={{ field: 'sub_cat_id', choices }}
      categories={categories}
      reading={reading}
      onDelete={remove}
    />
  );
}
