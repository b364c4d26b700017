/** The names of the categories above a brand. */
export const aboveBrand = {
  depth: 2,
  populate: {
    'sub-categories': { name: true, name_bn: true, category: true },
    'main-categories': { name: true, name_bn: true },
  },
};
