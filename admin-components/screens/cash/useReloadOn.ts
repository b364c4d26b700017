'use client';
import { useEffect, useRef } from 'react';

/** Reloads a list when the data it depends on has changed. */
export function useReloadOn(stamp: string | undefined, reload: () => Promise<unknown>): void {
  const before = useRef(stamp);
  useEffect(() => {
    if (before.current === stamp) return;
    before.current = stamp;
    void reload();
  }, [stamp, reload]);
}
