'use client';
/**
 * The name of a district or area in the reader's language. Records carry the English one; if several districts have an
 * area of that name, its Bangla name is the same.
 */
import { useCallback, useMemo } from 'react';
import { getAllPlaces } from '../../../contract/places';
import { useCall } from '../../../frontend/api/useCall';
import { useLanguage } from '../../../frontend/messages/useLanguage';

export function usePlaceName(): (name: string | null) => string {
  const isBangla = useLanguage() === 'bn';
  const { answer } = useCall(getAllPlaces, isBangla ? {} : null, { isQuiet: true });
  const names = useMemo(() => {
    const all = (answer?.district ?? []).flatMap((district) => [...district.area, district]);
    return new Map(all.map(({ name, name_bn }) => [name, name_bn]));
  }, [answer]);
  return useCallback((name) => names.get(name ?? '') ?? name ?? '', [names]);
}
