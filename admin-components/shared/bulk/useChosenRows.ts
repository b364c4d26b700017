'use client';
/** The chosen rows of a list. Rows may be chosen on several pages: each is kept as it was last seen. */
import { useState } from 'react';

export type Chosen = ReadonlySet<string | number>;
type ChosenRows<Row> = { chosen: Chosen; setChosen: (chosen: Chosen) => void; chosenRows: readonly Row[] };

/** `rows`: the current page. */
export function useChosenRows<Row>(
  rows: readonly Row[] | undefined,
  keyOf: (row: Row) => string | number,
): ChosenRows<Row> {
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const [seen] = useState(() => new Map<string | number, Row>());
  for (const row of rows ?? []) seen.set(keyOf(row), row);
  const chosenRows = [...chosen].map((key) => seen.get(key)).filter((row) => row !== undefined);
  return { chosen, setChosen, chosenRows };
}
