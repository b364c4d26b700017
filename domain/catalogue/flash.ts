import { endOfDay } from '../time/dhaka';

/** How much cheaper than the original price, in percent; 0 if it is not cheaper. */
export function discountPercent(sellingPrice: number, originalPrice: number): number {
  if (originalPrice <= 0 || sellingPrice >= originalPrice) return 0;
  // Multiplied first, so that there is a single rounding and a discount of exactly 15 % is not 14.999.
  return ((originalPrice - sellingPrice) * 100) / originalPrice;
}

/** The instant at which the flash sale ends: with its last day (YYYY-MM-DD) in Dhaka. Null for one without an end. */
export const flashEnd = (lastDay: string | null | undefined): Date | null => (lastDay ? endOfDay(lastDay) : null);

/** Whether the flash sale has ended. Prices are the shops' own and stay: what ends is the list. */
export function isFlashOver(lastDay: string | null | undefined, now: Date): boolean {
  const end = flashEnd(lastDay);
  return end !== null && now >= end;
}
