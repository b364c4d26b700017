import type { ApiKeyScope } from '../domain/apiKeys/scopes';
import type { Route } from './route';

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

/** Calls that differ from the rest of their heading; null: only a person may make them. */
const exceptions: Readonly<Record<string, ApiKeyScope | null>> = {
  // Accounts, and what makes somebody a vendor or warehouse staff.
  userSessionsEnd: null,
  deleteUserAccount: null,
  makeUserAdmin: null,
  makeUserSubadmin: null,
  removeUserAdmin: null,
  removeUserSubadmin: null,
  suspendUser: null,
  removeSuspendUser: null,
  verifyUserAccount: null,
  verifyRemoveUserAccount: null,
  verifyUserMobile: null,
  approvedVendor: null,
  rejectedVendor: null,
  suspendVendor: null,
  removeSuspensionVendor: null,
  updateVendorApplication: null,
  warehouseCreate: null,
  warehouseUpdate: null,
  warehouseDelete: null,
  // A person's own papers, purchases and opinions.
  vendorDocument: null,
  submitVendorApplication: null,
  vendorStatus: null,
  createReturn: null,
  deleteReturnRequest: null,
  getExistingReturnRequest: null,
  myAllReturnProduct: null,
  createReview: null,
  deleteReview: null,
  getExistingReview: null,
  myReviewOrder: null,
  // About shops, not about people.
  featuredShop: 'catalogue:write',
  verifyShop: 'catalogue:write',
  // Lists everybody's mobile.
  getAllUserMobile: 'people:read',
  findPackage: 'orders:read',
};

/** The scope an API key needs for a call; null when no key may make it. */
export function scopeOf(route: Pick<Route, 'tag' | 'method' | 'name'>): ApiKeyScope | null {
  const exception = exceptions[route.name];
  if (exception !== undefined) return exception;
  const area = areaOfTag[route.tag];
  if (!area) return null;
  return `${area}:${route.method === 'GET' ? 'read' : 'write'}`;
}
