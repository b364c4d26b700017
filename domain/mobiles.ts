/**
 * A mobile number is the same however it is typed: `+8801…`, `8801…` and `01…`. It is stored in the national form (11
 * digits, `01…`) with a separate country prefix; `+966` is the other prefix the shop supports.
 */
import { westernDigits } from './text/bangla';

export const mobilePrefixes = ['+88', '+966'] as const;
export type MobilePrefix = (typeof mobilePrefixes)[number];

export type Mobile = { mobile: string; prefix: MobilePrefix };

const BANGLADESH = /^(?:0{0,2}88)?(01\d{9})$/;
// Nine digits starting with 5, with or without the leading 0; eleven digits are taken as the form's own length.
const SAUDI = /^(?:00)?966(?:0?(5\d{8})|(0\d{10}))$/;

/** The number as stored, or null when it is not one. Bangla digits, spaces and hyphens are accepted. */
export function normaliseMobile(typed: string, prefix?: MobilePrefix): Mobile | null {
  const text = westernDigits(typed).replace(/[\s().-]/g, '');
  if (!/^\+?\d{9,17}$/.test(text)) return null;
  const digits = text.replace('+', '');
  const withPrefix = prefix === '+966' && !/^(?:00)?966/.test(digits) ? `966${digits}` : digits;
  const saudi = SAUDI.exec(withPrefix);
  if (saudi) return { mobile: saudi[1] ? `0${saudi[1]}` : (saudi[2] ?? ''), prefix: '+966' };
  const own = BANGLADESH.exec(digits)?.[1];
  return own && prefix !== '+966' ? { mobile: own, prefix: '+88' } : null;
}

/** The number with its country code, digits only, as gateways expect it: `8801…`, `9665…`. */
export function internationalMobile({ mobile, prefix }: { mobile: string; prefix: string }): string {
  const country = prefix.replace(/\D/g, '');
  return country === '966' ? `966${mobile.replace(/^0/, '')}` : `${country || '88'}${mobile}`;
}
