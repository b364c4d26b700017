/** The maximum lengths of a page's texts, and the maximum number of its parts. */
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

/** Former slugs that still lead to a page. */
export const mostOldSlugs = 20;
export const mostBlocks = 30;
/** Products, categories or shops in one row. */
export const mostInRow = 24;
export const usualInRow = 12;
export const mostQuestions = 30;
/** Limited because each rule of a product row is a query. */
export const mostRules = 8;
