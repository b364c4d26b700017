/** The category menu as a tree of three levels, fetched when it is first needed. */
import { useMemo } from 'react';
import { getAllCategory } from '../../../../contract/categories';
import { useCall } from '../../../../frontend/api/useCall';

type Named = { id: string | number; name: string; name_bn: string; slug: string };
export type CategoryTree = (Named & { subs: (Named & { children: Named[] })[] })[];

const sameId = (one: string | number, other: string | number) => String(one) === String(other);

export function useCategoryTree(isWanted = true): CategoryTree | undefined {
  const { answer } = useCall(getAllCategory, isWanted ? {} : null);
  return useMemo(
    () =>
      answer?.category.map((main) => ({
        ...main,
        subs: answer.subcategory
          .filter((sub) => sameId(sub.main_cat_id, main.id))
          .map((sub) => ({
            ...sub,
            children: answer.childcategory.filter((child) => sameId(child.sub_cat_id, sub.id)),
          })),
      })),
    [answer],
  );
}
