/** Kinds of goods that `kinds.webp` shows side by side, in this order. `scripts/drawings.ts` draws it. */
export const kindsOfGoods = [
  'rice',
  'daal',
  'vegetable',
  'oil',
  'herbs',
  'biscuits',
  'womens',
  'mens',
  'wash',
  'baby',
  'personal',
  'lifestyle',
  'shoe',
  'girls',
  'appliances',
] as const;
export type KindOfGoods = (typeof kindsOfGoods)[number];
