/** The choice of filters in the address, and how to change it. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readGrid, writeGrid, type GridChoice } from './gridQuery';

export type Grid = {
  choice: GridChoice;
  /** A changed filter starts at the first page again. */
  change: (part: Partial<GridChoice>) => void;
  clear: () => void;
};

export function useGrid(): Grid {
  const [query, setQuery] = useSearchParams();
  const inAddress = useMemo(() => readGrid(query), [query]);
  // A checkbox changes immediately; the URL, and the browser history, follow.
  const [choice, setChoice] = useState(inAddress);
  useEffect(() => setChoice(inAddress), [inAddress]);
  const change = useCallback(
    (part: Partial<GridChoice>) => {
      // In the form the URL will have, so that nothing is fetched twice.
      const next = readGrid(writeGrid({ ...choice, page: 0, ...part }));
      setChoice(next);
      const written = writeGrid(next);
      // The mall pages its shops beside its products.
      const shops = query.get('shops');
      if (shops) written.set('shops', shops);
      setQuery(written, { preventScrollReset: true });
      if (part.page !== undefined) window.scrollTo({ top: 0, behavior: 'smooth' });
    },
    [choice, query, setQuery],
  );
  const clear = useCallback(() => setQuery(new URLSearchParams()), [setQuery]);
  return { choice, change, clear };
}
