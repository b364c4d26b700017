'use client';
import { useEffect, useRef } from 'react';

/** Reads a list again when what it follows from has changed. */
export function useReloadOn(stamp: string | undefined, reload: () => Promise<unknown>): void {
  const before = useRef(stamp);
  useEffect(() => {
    if (before.current === stamp) return;
    before.current = stamp;
    void reload();
  }, [stamp, reload]);
}
