/** Reads everything on the screen again, lists and counts alike, after a change. */
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

export function useRefresh(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate(() => true);
  }, [mutate]);
}

/** At most once in this time: several changes in a row are read together. */
const SOON_MS = 1_000;

/** The same, a moment later. */
export function useRefreshSoon(): () => void {
  const refresh = useRefresh();
  const timer = useRef<number | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) window.clearTimeout(timer.current);
    },
    [],
  );
  return useCallback(() => {
    timer.current ??= window.setTimeout(() => {
      timer.current = null;
      void refresh();
    }, SOON_MS);
  }, [refresh]);
}
