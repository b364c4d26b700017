/** The kinds of goods on the grocery page. */
export const groceryKinds = [
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
] as const;

/** The kinds in `kinds.webp`, side by side, in this order. `scripts/drawings.ts` draws it. */
export const kindsOfGoods = [...groceryKinds, 'shoe', 'girls', 'appliances'] as const;
export type KindOfGoods = (typeof kindsOfGoods)[number];
