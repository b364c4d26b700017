/** The target of a picture or an announcement: a record with a page in the shop, or an address. */
export const recordKinds = ['product', 'category', 'childcategory', 'shop', 'page'] as const;
export type RecordKind = (typeof recordKinds)[number];
export const linkKinds = ['none', ...recordKinds, 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const longestLink = 500;
const shopBase = '/multi-vendor';

export const isRecordKind = (kind: string | null | undefined): kind is RecordKind =>
  (recordKinds as readonly (string | null | undefined)[]).includes(kind);

/** A host with a dot, perhaps a port, and a path; no user name or password before the host. */
const webAddress = /^https:\/\/[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d{1,5})?([/?#].*)?$/iu;

/**
 * An address in stored form: a path of the shop (`/grocery`, with or without its base), or a full https address. Null
 * for anything else: a browser would execute `javascript:`, and `//host` leaves the shop unnoticed.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > longestLink || /[\s\\\p{Cc}]/u.test(text)) return null;
  if (text.startsWith('/')) {
    const path = withoutBase(text);
    return path.startsWith('//') ? null : path;
  }
  return webAddress.test(text) ? text : null;
}

function withoutBase(path: string): string {
  if (path === shopBase) return '/';
  return path.startsWith(`${shopBase}/`) ? path.slice(shopBase.length) : path;
}
