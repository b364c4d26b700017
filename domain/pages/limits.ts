/** How long the texts of a page are, and how many there are of what it holds. */
export const pageLengths = { title: 120, metaTitle: 70, metaDescription: 200 } as const;
/** Old addresses that still lead to a page. */
export const mostOldSlugs = 20;
