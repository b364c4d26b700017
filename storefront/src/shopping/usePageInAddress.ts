/** The tab and page of a list, kept in the address: going back, reloading and sharing keep them. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ListPlace<T extends string> = {
  tab: T;
  /** From 0. */
  page: number;
  setTab: (tab: T) => void;
  setPage: (page: number) => void;
};

export function usePageInAddress<T extends string>(tabs: readonly [T, ...T[]]): ListPlace<T> {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = tabs.find((one) => one === asked) ?? tabs[0];
  const page = Math.max(0, Math.trunc(Number(query.get('page')) || 1) - 1);
  const go = useCallback(
    (to: T, number: number) => {
      const next = new URLSearchParams();
      if (to !== tabs[0]) next.set('tab', to);
      if (number > 0) next.set('page', String(number + 1));
      setQuery(next, { replace: true });
    },
    [setQuery, tabs],
  );
  const setPage = (number: number) => {
    go(tab, number);
    // The page buttons are below the list: the next page is read from its top.
    window.scrollTo({ top: 0 });
  };
  return { tab, page, setTab: (to) => go(to, 0), setPage };
}
