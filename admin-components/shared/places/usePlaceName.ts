'use client';
/**
 * The name of a district or area as the reader reads it. Records carry the English one; where an area's name stands in more than one
 * district, its Bangla name is the same.
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
