/**
 * Grocery is sold by local vendors inside their area; everything else is general. Vendors, products and orders have a
 * type.
 */

export const productType = { grocery: 1, general: 2 } as const;
export type ProductType = (typeof productType)[keyof typeof productType];

/** As the specs define it: 1 is grocery, anything else general. */
export function productTypeOf(value: number): ProductType {
  return value === productType.grocery ? productType.grocery : productType.general;
}
