/** How much is left of a product, in words: what a vendor looks after. */

export const stockLevels = ['out', 'low', 'in'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** This many pieces or fewer are a low stock. */
export const lowStock = 5;

/** The stock of a level, both ends included. */
export const stockOf: Readonly<Record<StockLevel, { least: number; most: number | null }>> = {
  out: { least: 0, most: 0 },
  low: { least: 1, most: lowStock },
  in: { least: lowStock + 1, most: null },
};
