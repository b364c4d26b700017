/** How much cheaper than the original price, in percent; 0 where it is not cheaper. */
export function discountPercent(sellingPrice: number, originalPrice: number): number {
  if (originalPrice <= 0 || sellingPrice >= originalPrice) return 0;
  // Multiplied first: one rounding, so that a discount of exactly 15 % is 15 and not 14.999.
  return ((originalPrice - sellingPrice) * 100) / originalPrice;
}
