import { westernDigits } from '../text/bangla';

/** A transaction number in the form in which it is compared, however it was typed. Null without one. */
export const trxKeyOf = (typed: string): string | null => westernDigits(typed).replace(/\s/g, '').toUpperCase() || null;
