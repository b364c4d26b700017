'use client';
/** The columns that somebody has hidden in a table, remembered on this device. */
import { useCallback, useEffect, useState } from 'react';

export type ColumnMemory = { hidden: readonly string[]; keep: (hidden: readonly string[]) => void };

/** `extra`: columns that are hidden until somebody selects them. */
export function useHiddenColumns(tableId: string, extra: readonly string[]): ColumnMemory {
  const place = `haat-columns:${tableId}`;
  const [hidden, setHidden] = useState<readonly string[]>(extra);

  useEffect(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
      if (Array.isArray(kept)) setHidden(kept.filter((key): key is string => typeof key === 'string'));
    } catch {
      // Without storage, every column is shown.
    }
  }, [place]);

  const keep = useCallback(
    (after: readonly string[]) => {
      setHidden(after);
      try {
        localStorage.setItem(place, JSON.stringify(after));
      } catch {
        // Hidden for now, but not remembered.
      }
    },
    [place],
  );
  return { hidden, keep };
}
