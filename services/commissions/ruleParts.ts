const names = { name: true, name_bn: true };

/** Relations shown with a rule: the vendor's business, the category, the creator. */
export const ruleParts = {
  depth: 1,
  populate: {
    vendors: { business_name: true },
    'main-categories': names,
    'sub-categories': names,
    'child-categories': names,
    users: { name: true },
  },
};
