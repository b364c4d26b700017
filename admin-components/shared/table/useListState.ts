'use client';
/** Page, size, search and sort of a list, kept in the address so that a link or a reload shows the same. */
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { changeAddress } from './changeAddress';

export const pageSizes = [10, 20, 30, 40, 50] as const;

export type ListState = {
  /** From 0. */
  page: number;
  size: number;
  search: string;
  /** `name` or `-name`; empty for the list's own order. */
  sort: string;
  offset: number;
  change: (to: Partial<{ page: number; size: number; search: string; sort: string }>) => void;
};

const whole = (text: string | null, otherwise: number): number =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;

/** `prefix` separates two lists of one screen. */
export function useListState(defaultSize = 20, prefix = ''): ListState {
  const params = useSearchParams();
  const page = Math.max(0, whole(params.get(`${prefix}page`), 1) - 1);
  const asked = whole(params.get(`${prefix}size`), defaultSize);
  const size = (pageSizes as readonly number[]).includes(asked) ? asked : defaultSize;
  const search = params.get(`${prefix}q`) ?? '';
  const sort = params.get(`${prefix}sort`) ?? '';

  const change = useCallback<ListState['change']>(
    (to) => {
      changeAddress({
        ...(to.size === undefined ? {} : { [`${prefix}size`]: to.size === defaultSize ? null : String(to.size) }),
        ...(to.search === undefined ? {} : { [`${prefix}q`]: to.search || null }),
        ...(to.sort === undefined ? {} : { [`${prefix}sort`]: to.sort || null }),
        // Any other change starts at the first page again.
        [`${prefix}page`]: to.page ? String(to.page + 1) : null,
      });
    },
    [defaultSize, prefix],
  );
  return useMemo(() => ({ page, size, search, sort, offset: page * size, change }), [page, size, search, sort, change]);
}
