/** How much cheaper than the original price, in percent; 0 if it is not cheaper. */
export function discountPercent(sellingPrice: number, originalPrice: number): number {
  if (originalPrice <= 0 || sellingPrice >= originalPrice) return 0;
  // Multiplied first, so that there is a single rounding and a discount of exactly 15 % is not 14.999.
  return ((originalPrice - sellingPrice) * 100) / originalPrice;
}
