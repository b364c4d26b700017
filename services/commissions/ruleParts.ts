const names = { name: true, name_bn: true };

/** What a rule is shown with: the business of its vendor, its category, who made it. */
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
