/**
 * The actions of an integrator's key: it acts as its owner, and only within its scopes. A scope names an area, and
 * whether it reads or writes. No scope covers what only a person may do: sign in, sell or buy as themselves, change
 * accounts (their passwords, e-mails, mobiles, roles, second steps, sessions, suspensions) and keys; nor the audit log
 * and stuck work.
 */
export const apiKeyScopes = [
  'catalogue:read',
  'catalogue:write',
  'orders:read',
  'orders:write',
  'people:read',
  'people:write',
  'site:read',
  'site:write',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

type Rights = { readonly read: ApiKeyScope | null; readonly write: ApiKeyScope | null };

const both = (area: 'catalogue' | 'orders' | 'people' | 'site'): Rights => ({
  read: `${area}:read`,
  write: `${area}:write`,
});
/** Writing these gives or takes a role, a password or an address for signing in: only a person may do that. */
const reading = (scope: ApiKeyScope): Rights => ({ read: scope, write: null });

/**
 * The scope a key needs for a collection of the CMS REST API, or for its globals. Anything not listed is closed to
 * keys.
 */
const collections: Readonly<Record<string, Rights>> = {
  'main-categories': both('catalogue'),
  'sub-categories': both('catalogue'),
  'child-categories': both('catalogue'),
  brands: both('catalogue'),
  products: both('catalogue'),
  variants: reading('catalogue:read'),
  'bought-together': reading('catalogue:read'),
  shops: both('catalogue'),
  reviews: both('catalogue'),
  media: both('catalogue'),
  orders: both('orders'),
  packages: both('orders'),
  'order-lines': both('orders'),
  'package-events': both('orders'),
  returns: both('orders'),
  'return-events': both('orders'),
  coupons: both('orders'),
  'commission-rules': both('orders'),
  'coupon-redemptions': both('orders'),
  payments: reading('orders:read'),
  warehouses: reading('orders:read'),
  users: reading('people:read'),
  vendors: reading('people:read'),
  questions: reading('people:read'),
  'question-messages': reading('people:read'),
  messages: both('people'),
  'message-templates': both('site'),
  districts: both('site'),
  upazilas: both('site'),
  videos: both('site'),
  announcements: reading('site:read'),
  'picture-places': reading('site:read'),
  pages: both('site'),
  globals: both('site'),
};

/** The scope a request to the CMS REST API needs, by the first word of its path; null when no key may make it. */
export function scopeOfSlug(slug: string, method: string): ApiKeyScope | null {
  const rights = Object.hasOwn(collections, slug) ? collections[slug] : undefined;
  if (!rights) return null;
  return method === 'GET' || method === 'HEAD' ? rights.read : rights.write;
}
