/** A session for its person: which browser, on which system, from roughly where. Never enough to track anybody. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST = 400;

/** "Chrome on Android"; empty when the text names no known browser or system. */
export function deviceOf(userAgent: string): string {
  const read = userAgent.slice(0, LONGEST);
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(read))?.[1];
  return [named(browsers), named(systems)].filter((word) => word !== undefined).join(' · ');
}

/** The network of an address, roughly: `103.4.x.x`, `2001:db8:…`. Empty for an invalid address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  const four = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.${four[2]}.x.x`;
  if (plain === '::1') return '::1';
  const six = /^([\da-f]{1,4}):([\da-f]{1,4}):[\da-f:.]+$/i.exec(plain);
  return six ? `${six[1]}:${six[2]}:…` : '';
}
