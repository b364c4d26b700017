import { westernDigits } from '../text/bangla';

/** A transaction number as it is compared: however it was typed, one transaction has one. Null without one. */
export const trxKeyOf = (typed: string): string | null => westernDigits(typed).replace(/\s/g, '').toUpperCase() || null;
