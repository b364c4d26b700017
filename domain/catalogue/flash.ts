import { endOfDay } from '../time/dhaka';

/** How much cheaper than the original price, in percent; 0 if it is not cheaper. */
export function discountPercent(sellingPrice: number, originalPrice: number): number {
  if (originalPrice <= 0 || sellingPrice >= originalPrice) return 0;
  // Multiplied first, so that there is only one rounding: a discount of exactly 15 % must not become 14.999.
  return ((originalPrice - sellingPrice) * 100) / originalPrice;
}

/** When the flash sale ends: at the end of its last day (YYYY-MM-DD) in Dhaka. Null for one without an end. */
export const flashEnd = (lastDay: string | null | undefined): Date | null => (lastDay ? endOfDay(lastDay) : null);

/** Whether the flash sale has ended. Prices are set by the shops and stay: only the list ends. */
export function isFlashOver(lastDay: string | null | undefined, now: Date): boolean {
  const end = flashEnd(lastDay);
  return end !== null && now >= end;
}
