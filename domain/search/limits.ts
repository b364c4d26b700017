/** Limits of the search: of typed text, suggestions and stored searches. */
export const searchLimits = {
  /** Fewer characters are too vague for suggestions. */
  shortest: 2,
  /** The most characters that suggestions are made for. */
  typed: 80,
  /** The most suggestions of each kind. */
  suggested: { products: 5, categories: 3, shops: 3 },
} as const;
