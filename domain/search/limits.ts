/** How much is typed, suggested and kept around the search. */
export const searchLimits = {
  /** Fewer characters say too little to suggest anything. */
  shortest: 2,
  /** The most characters that suggestions are made for. */
  typed: 80,
  /** The most suggestions of each kind. */
  suggested: { products: 5, categories: 3, shops: 3 },
} as const;
