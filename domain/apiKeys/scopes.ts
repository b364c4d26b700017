/**
 * What an integrator's key may do: it acts as its owner, and only inside its scopes. An area and whether it reads or writes.
 * What belongs to a person alone (signing in, passwords, carts, payments, keys themselves) is no integrator's business, and
 * neither is what the owner watches: the audit log, and what is stuck.
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
type Area = 'catalogue' | 'orders' | 'people' | 'site';

/** The area of a call, by the heading it stands under in the reference. */
const areaOfTag: Readonly<Record<string, Area>> = {
  Catalogue: 'catalogue',
  Categories: 'catalogue',
  Brands: 'catalogue',
  Products: 'catalogue',
  Reviews: 'catalogue',
  Shop: 'catalogue',
  Orders: 'orders',
  'Warehouse packages': 'orders',
  Warehouses: 'orders',
  Returns: 'orders',
  Reports: 'orders',
  Coupons: 'orders',
  Dashboard: 'orders',
  Users: 'people',
  Vendors: 'people',
  'Vendor application': 'people',
  Communication: 'people',
  Places: 'site',
  Slider: 'site',
  Banners: 'site',
  Videos: 'site',
  Delivery: 'site',
  Site: 'site',
  Policies: 'site',
};

/** The area of a collection or global of the CMS REST API. */
const areaOfSlug: Readonly<Record<string, Area>> = {
  'main-categories': 'catalogue',
  'sub-categories': 'catalogue',
  'child-categories': 'catalogue',
  brands: 'catalogue',
  products: 'catalogue',
  shops: 'catalogue',
  reviews: 'catalogue',
  media: 'catalogue',
  orders: 'orders',
  packages: 'orders',
  'order-lines': 'orders',
  'package-events': 'orders',
  returns: 'orders',
  'return-events': 'orders',
  coupons: 'orders',
  'coupon-redemptions': 'orders',
  payments: 'orders',
  warehouses: 'orders',
  users: 'people',
  vendors: 'people',
  messages: 'people',
  districts: 'site',
  upazilas: 'site',
  videos: 'site',
  globals: 'site',
};

const scopeIn = (area: Area | undefined, method: string): ApiKeyScope | null =>
  area ? `${area}:${method === 'GET' || method === 'HEAD' ? 'read' : 'write'}` : null;

/** The scope a call of the contract needs; null when no key may make it. */
export const scopeOfCall = (tag: string, method: string): ApiKeyScope | null => scopeIn(areaOfTag[tag], method);

/** The scope a path of the CMS REST API needs, by its first word; null when no key may use it. */
export const scopeOfSlug = (slug: string, method: string): ApiKeyScope | null => scopeIn(areaOfSlug[slug], method);
