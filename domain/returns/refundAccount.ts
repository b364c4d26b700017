import { normaliseMobile } from '../mobiles';

/**
 * The account of a refund: the mobile number of a bKash, Nagad or Rocket account, or of the phone to be topped up.
 * Accepted as people write it, returned as 11 digits; null when it is not a Bangladeshi mobile number.
 */
export function refundAccount(typed: string): string | null {
  const found = normaliseMobile(typed);
  return found?.prefix === '+88' && /^01[3-9]/.test(found.mobile) ? found.mobile : null;
}
