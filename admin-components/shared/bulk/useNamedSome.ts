'use client';
/** The names in a question about many: the first few, and how many more there are. */
import { useCallback } from 'react';
import { useText } from '../../../frontend/messages/useText';
import { bulkWords } from '../../messages/bulk';

const NAMED = 5;

export function useNamedSome(): (names: readonly string[]) => string {
  const say = useText(bulkWords);
  return useCallback(
    (names) => {
      const some = names.slice(0, NAMED).join(', ');
      return names.length > NAMED ? say('and', { names: some, count: names.length - NAMED }) : some;
    },
    [say],
  );
}
