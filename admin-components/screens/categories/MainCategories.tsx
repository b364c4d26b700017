'use client';
/** The main categories. */
import { useCallback, useMemo } from 'react';
import { deleteCategory, storeCategory, viewCategory } from '../../../contract/categories';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { CategoryScreen } from './CategoryScreen';

export function MainCategories() {
  const reading = useCall(viewCategory, {});
  const { send } = useSend(deleteCategory);
  const stored = reading.answer?.category;
  const categories = useMemo(() => stored?.map((row) => ({ ...row, parent: null })), [stored]);
  const remove = useCallback(
    async (id: string) => {
      const result = await send({ params: { id } });
      return result.ok ? { message: result.answer.message ?? '' } : result;
    },
    [send],
  );
  return (
    <CategoryScreen
      screen="main-category"
      edit="edit-category"
      addTitle="addMain"
      store={storeCategory}
      categories={categories}
      reading={reading}
      onDelete={remove}
    />
  );
}
