import { westernDigits } from '../text/bangla';

/** A coupon's code as it is stored: people type it in any case, and with digits of either script. */
export const couponCode = (typed: string): string => westernDigits(typed.trim().normalize('NFC')).toUpperCase();
