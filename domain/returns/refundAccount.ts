import { normaliseMobile } from '../mobiles';

/**
 * Where a refund goes: the mobile number of a bKash, Nagad or Rocket account, or of the phone to be topped up. Written as
 * people write it, answered as 11 digits; null when it is no Bangladeshi mobile number.
 */
export function refundAccount(typed: string): string | null {
  const found = normaliseMobile(typed);
  return found?.prefix === '+88' && /^01[3-9]/.test(found.mobile) ? found.mobile : null;
}
