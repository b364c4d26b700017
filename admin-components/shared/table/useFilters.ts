'use client';
/** The filters of a list, kept in the address so that Back, a reload or a link shows the same. */
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { idPattern } from '../../../contract/shapes';
import { dhakaDay, startOfDay } from '../../../domain/time/dhaka';
import type { Choice } from '../form/SelectField';
import { changeAddress } from './changeAddress';

type ChoiceFilter = { kind: 'choice'; name: string; label: string; choices: readonly Choice[] };
/** A record of a long list, found by typing. The list is loaded on demand. */
export type RecordFilter = {
  kind: 'record';
  name: string;
  label: string;
  useChoices: () => readonly Choice[];
  /** The filter that narrows this one further: emptied when this one changes. */
  below?: string;
};
/** A range of days in Dhaka; `name` is `from` and `to` in the address. */
type DaysFilter = { kind: 'days'; label: string };
export type Filter = ChoiceFilter | RecordFilter | DaysFilter;

export type FilterValues = Readonly<Record<string, string>>;
export type Filters = {
  all: readonly Filter[];
  /** The active filters, by the call's names. */
  values: FilterValues;
  count: number;
  set: (values: Record<string, string>) => void;
  clear: () => void;
};

/** The options of a flag. */
export const flagChoices = (yes: string, no: string): Choice[] => [
  { value: '1', label: yes },
  { value: '0', label: no },
];

const namesOf = (filter: Filter): readonly string[] => (filter.kind === 'days' ? ['from', 'to'] : [filter.name]);
/** Values that the server would refuse are ignored. */
const isPossible = (filter: Filter, value: string): boolean => {
  if (filter.kind === 'days') return startOfDay(value) !== null;
  return filter.kind === 'record' ? idPattern.test(value) : filter.choices.some((choice) => choice.value === value);
};

/** Whether an instant is within the days of a filter, for lists that are loaded completely. */
export function isInDays(instant: string, { from, to }: FilterValues): boolean {
  const day = dhakaDay(new Date(instant));
  return (!from || day >= from) && (!to || day <= to);
}

export function useFilters(all: readonly Filter[], prefix = ''): Filters {
  const params = useSearchParams();
  const entries = all.flatMap((filter) =>
    namesOf(filter).flatMap((name) => {
      const value = params.get(prefix + name) ?? '';
      return isPossible(filter, value) ? [[name, value] as const] : [];
    }),
  );
  const set = useCallback(
    (values: Record<string, string>) => {
      const prefixed = Object.entries(values).map(([name, value]) => [prefix + name, value || null]);
      // Any change starts at the first page again.
      changeAddress({ ...Object.fromEntries(prefixed), [`${prefix}page`]: null });
    },
    [prefix],
  );
  // The same object as long as the address is unchanged.
  const told = JSON.stringify(entries);
  const values = useMemo(() => Object.fromEntries(JSON.parse(told) as [string, string][]), [told]);
  const count = all.filter((filter) => namesOf(filter).some((name) => values[name])).length;
  return {
    all,
    values,
    count,
    set,
    clear: () => set(Object.fromEntries(all.flatMap(namesOf).map((name) => [name, '']))),
  };
}
