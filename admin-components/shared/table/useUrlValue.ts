'use client';
/**
 * One choice of a list (a filter, a tab) kept in the address, so that a reload, the back button or a link shows the
 * same.
 */
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { changeAddress } from './changeAddress';

export function useUrlValue(name: string, otherwise: string): [string, (value: string) => void] {
  const value = useSearchParams().get(name) ?? otherwise;
  const change = useCallback(
    (to: string) => changeAddress({ [name]: to === otherwise ? null : to }),
    [name, otherwise],
  );
  return [value, change];
}
