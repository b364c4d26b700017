'use client';
/** The categories of the shop's menu as options, level by level; names repeat, so each has its parents before it. */
import { useMemo } from 'react';
import { getAllCategory } from '../../../contract/categories';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import type { Choice } from '../form/SelectField';

type Row = { id: string | number; name: string; name_bn: string };
export type CategoryPaths = { main: Choice[]; sub: Choice[]; child: Choice[] };

export function useCategoryPaths(): CategoryPaths {
  const { nameOf } = useFormats();
  const { answer } = useCall(getAllCategory, {}, { isQuiet: true });
  return useMemo(() => {
    const choices = <R extends Row>(rows: readonly R[], above: (row: R) => string | undefined): Choice[] =>
      rows.map((row) => {
        const way = above(row);
        return { value: String(row.id), label: way === undefined ? nameOf(row) : `${way} › ${nameOf(row)}` };
      });
    const wayOf = (list: readonly Choice[]) => {
      const ways = new Map(list.map(({ value, label }) => [value, label]));
      return (id: string | number) => ways.get(String(id));
    };
    const main = choices(answer?.category ?? [], () => undefined);
    const mainOf = wayOf(main);
    const sub = choices(answer?.subcategory ?? [], (row) => mainOf(row.main_cat_id));
    const subOf = wayOf(sub);
    return { main, sub, child: choices(answer?.childcategory ?? [], (row) => subOf(row.sub_cat_id)) };
  }, [answer, nameOf]);
}
