/** Stock levels in words, for vendors. */

export const stockLevels = ['out', 'low', 'in'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** This many pieces or fewer are a low stock. */
export const lowStock = 5;

/** The range of stock for a level, both ends included. */
export const stockOf: Readonly<Record<StockLevel, { least: number; most: number | null }>> = {
  out: { least: 0, most: 0 },
  low: { least: 1, most: lowStock },
  in: { least: lowStock + 1, most: null },
};
