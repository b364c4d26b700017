/** Where a picture or an announcement leads: a record that has a page in the shop, or an address. */
export const recordKinds = ['product', 'category', 'childcategory', 'shop'] as const;
export type RecordKind = (typeof recordKinds)[number];
export const linkKinds = ['none', ...recordKinds, 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const longestLink = 500;
const shopBase = '/multi-vendor';

export const isRecordKind = (kind: string | null | undefined): kind is RecordKind =>
  (recordKinds as readonly (string | null | undefined)[]).includes(kind);

/**
 * An address in the form that is kept: a path of the shop (`/grocery`, with or without its base), or a full https
 * address. Null for anything else: a browser would run `javascript:`, and `//host` leaves the shop unseen.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > longestLink || /[\s\\\u0000-\u001f]/.test(text)) return null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : withoutBase(text);
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const { hostname, username } = new URL(text);
  return username === '' && hostname.includes('.') ? text : null;
}

function withoutBase(path: string): string {
  if (path === shopBase) return '/';
  return path.startsWith(`${shopBase}/`) ? path.slice(shopBase.length) : path;
}
