/** Suggestions for a text being typed. An answer is dropped when the text has changed meanwhile. */
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { searchSuggestions } from '../../../../contract/search';
import { searchLimits } from '../../../../domain/search/limits';
import { useApi } from '../../../../frontend/api/context';

export type Suggested = Omit<z.output<(typeof searchSuggestions)['answers'][200]>, 'status'>;
type Found = { suggested: Suggested; isFailed: boolean };

const WAIT_MS = 150;
const nothing: Suggested = { products: [], categories: [], shops: [] };

/** Counted as on the server. */
export const isLongEnough = (typed: string): boolean => typed.length >= searchLimits.shortest;

/** The last answer stays while the next one is loading. */
export function useSuggestions(typed: string, isWanted: boolean): Found {
  const { call } = useApi();
  const [found, setFound] = useState<Found>({ suggested: nothing, isFailed: false });
  const isAsked = isLongEnough(typed) && typed.length <= searchLimits.typed;
  useEffect(() => {
    if (!isWanted) return;
    if (!isAsked) return setFound({ suggested: nothing, isFailed: false });
    const going = new AbortController();
    const ask = async () => {
      const result = await call(searchSuggestions, { query: { keyword: typed } }, { signal: going.signal });
      if (going.signal.aborted) return;
      setFound(result.ok ? { suggested: result.answer, isFailed: false } : { suggested: nothing, isFailed: true });
    };
    const waiting = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      clearTimeout(waiting);
      going.abort();
    };
  }, [call, typed, isWanted, isAsked]);
  return found;
}
