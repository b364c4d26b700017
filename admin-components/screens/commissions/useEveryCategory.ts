'use client';
/** All categories of the three levels in one list to choose from, each with its way from the top. */
import { useMemo } from 'react';
import { getAllCategory } from '../../../contract/categories';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import type { Choice } from '../../shared/form/SelectField';

export type CategoryLevel = 'main_cat_id' | 'sub_cat_id' | 'child_cat_id';

const keyOf = (level: CategoryLevel, id: string | number): string => `${level}:${id}`;

function partsOf(key: string): { level: CategoryLevel; id: string } | null {
  const [level, id] = key.split(':');
  return level && id ? { level: level as CategoryLevel, id } : null;
}

export function useEveryCategory() {
  const { answer } = useCall(getAllCategory, {});
  const { nameOf } = useFormats();
  const choices = useMemo((): Choice[] => {
    if (!answer) return [];
    const names = new Map<string, string>();
    const choice = (level: CategoryLevel, id: string | number, way: string): Choice => {
      const value = keyOf(level, id);
      names.set(value, way);
      return { value, label: way };
    };
    const below = (level: CategoryLevel, id: string | number, name: string) =>
      `${names.get(keyOf(level, id)) ?? ''} › ${name}`;
    const mains = answer.category.map((row) => choice('main_cat_id', row.id, nameOf(row)));
    const subs = answer.subcategory.map((row) =>
      choice('sub_cat_id', row.id, below('main_cat_id', row.main_cat_id, nameOf(row))),
    );
    const children = answer.childcategory.map((row) =>
      choice('child_cat_id', row.id, below('sub_cat_id', row.sub_cat_id, nameOf(row))),
    );
    return [...mains, ...subs, ...children].sort((one, other) => one.label.localeCompare(other.label));
  }, [answer, nameOf]);
  return { choices, keyOf, partsOf };
}
