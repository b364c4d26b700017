'use client';
/**
 * One choice of a list (a filter, a tab) kept in the address, so that a reload, the back button or a link shows the
 * same.
 */
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

export function useUrlValue(name: string, otherwise: string): [string, (value: string) => void] {
  const value = useSearchParams().get(name) ?? otherwise;
  const change = useCallback(
    (to: string) => {
      const url = new URL(window.location.href);
      if (to === otherwise) url.searchParams.delete(name);
      else url.searchParams.set(name, to);
      window.history.replaceState(null, '', url);
    },
    [name, otherwise],
  );
  return [value, change];
}
