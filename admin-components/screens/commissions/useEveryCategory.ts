'use client';
/** All categories of the three levels in one list; the key tells the level. */
import { useMemo } from 'react';
import { useCategoryPaths } from '../../shared/filters/useCategoryPaths';
import type { Choice } from '../../shared/form/SelectField';

export type CategoryLevel = 'main_cat_id' | 'sub_cat_id' | 'child_cat_id';

const keyOf = (level: CategoryLevel, id: string): string => `${level}:${id}`;

function partsOf(key: string): { level: CategoryLevel; id: string } | null {
  const [level, id] = key.split(':');
  return level && id ? { level: level as CategoryLevel, id } : null;
}

export function useEveryCategory() {
  const { main, sub, child } = useCategoryPaths();
  const choices = useMemo(() => {
    const keyed = (level: CategoryLevel, list: readonly Choice[]): Choice[] =>
      list.map(({ value, label }) => ({ value: keyOf(level, value), label }));
    return [...keyed('main_cat_id', main), ...keyed('sub_cat_id', sub), ...keyed('child_cat_id', child)].sort(
      (one, other) => one.label.localeCompare(other.label),
    );
  }, [main, sub, child]);
  return { choices, keyOf, partsOf };
}
