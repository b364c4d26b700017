/** How long the texts of a page are, and how many there are of what it holds. */
export const pageLengths = {
  text: 40_000,
  title: 120,
  metaTitle: 70,
  metaDescription: 200,
  alt: 200,
  caption: 300,
  link: 300,
  question: 200,
  answer: 2_000,
  couponCode: 50,
  video: 11,
} as const;

/** Old addresses that still lead to a page. */
export const mostOldSlugs = 20;
export const mostBlocks = 30;
/** Products, categories or shops of one row. */
export const mostInRow = 24;
export const usualInRow = 12;
export const mostQuestions = 30;
/** Each different rule of a row of products is a query. */
export const mostRules = 8;
