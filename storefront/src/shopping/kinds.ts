/** What the grocery page shows by kind. */
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

/** Kinds of goods that `kinds.webp` shows side by side, in this order. `scripts/drawings.ts` draws it. */
export const kindsOfGoods = [...groceryKinds, 'shoe', 'girls', 'appliances'] as const;
export type KindOfGoods = (typeof kindsOfGoods)[number];
