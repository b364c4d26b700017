/**
 * Every kind of door of the server against every kind of credential. A row says who may open it; whoever is not named must
 * be refused. The panel's pages and server functions are in `tests/e2e/panel-security.e2e.ts`: they need the built panel.
 */
import { apiKeyScopes } from '../../domain/apiKeys/scopes';

export const people = ['admin', 'subadmin', 'vendor.fashion', 'incharge.dhaka', 'customer'] as const;
export const deadKeys = ['key:unknown', 'key:expired', 'key:revoked', 'key:of-suspended'] as const;
/** Keys with one scope each belong to the super admin; dead keys have all scopes. */
export const credentials = ['none', 'cookie:admin', 'suspended', ...people, ...apiKeyScopes.map((scope) => `key:${scope}` as const), ...deadKeys] as const;
export type Credential = (typeof credentials)[number];

export type EntryPoint = {
  name: string;
  method: string;
  /** From the origin. `{brand}`, `{person}`, `{vendor}` and `{picture}` are filled in by the test. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  opens: readonly Credential[];
  /** What one may not know of is answered like what is not there. */
  hides?: boolean;
  /** A path of Payload that this server does not have. */
  isUnknown?: boolean;
};

const everybody = credentials;
const admins = ['cookie:admin', 'admin', 'subadmin'] as const;
const superAdmin = ['cookie:admin', 'admin'] as const;
const signedIn = ['cookie:admin', ...people] as const;
/** Of the CMS: what visitors may see. Whoever comes with a key needs a living one with the scope. */
const visitors = ['none', 'suspended', ...signedIn] as const;

const overrides = ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override', 'X-Method-Override'].flatMap((header) =>
  ['GET', 'HEAD', 'POST'].map((method) => ({ header, method })),
);

export const entryPoints: readonly EntryPoint[] = [
  // the contract
  { name: 'a public call', method: 'GET', path: '/api/topbar-information', opens: everybody },
  { name: 'an admin’s list', method: 'GET', path: '/api/all-vendor-order', opens: [...admins, 'key:orders:read'] },
  { name: 'a list of people', method: 'GET', path: '/api/get-admin-all-user/0/10', opens: [...admins, 'key:people:read'] },
  { name: 'everybody’s mobiles', method: 'POST', path: '/api/get-all-user-mobile/all/1', opens: [...admins, 'key:people:read'] },
  { name: 'a vendor’s list', method: 'GET', path: '/api/vendor-order/0', opens: ['vendor.fashion'] },
  { name: 'an admin’s write', method: 'POST', path: '/api/brand-store', body: {}, opens: [...admins, 'key:catalogue:write'] },
  { name: 'a setting', method: 'POST', path: '/api/update-delivery-charge', body: {}, opens: [...admins, 'key:site:write'] },
  { name: 'a cart', method: 'GET', path: '/api/cart', opens: signedIn },
  { name: 'an order', method: 'POST', path: '/api/order-place', body: {}, opens: signedIn },
  { name: 'one’s own password', method: 'POST', path: '/api/update-password', body: {}, opens: signedIn },
  { name: 'one’s own sessions', method: 'GET', path: '/api/sessions', opens: signedIn },
  { name: 'roles', method: 'POST', path: '/api/make-user-admin/999999', opens: superAdmin },
  { name: 'a suspension', method: 'POST', path: '/api/suspend-user/999999', opens: admins },
  { name: 'a vendor’s approval', method: 'POST', path: '/api/approved-vendor/999999', opens: admins },
  { name: 'who works in a warehouse', method: 'POST', path: '/api/warehouse-create', body: {}, opens: admins },
  { name: 'keys', method: 'GET', path: '/api/all-api-keys', opens: superAdmin },
  { name: 'a new key', method: 'POST', path: '/api/api-key-create', body: {}, opens: superAdmin },
  { name: 'the audit log', method: 'GET', path: '/api/get-audit-log', opens: superAdmin },
  { name: 'a vendor’s papers', method: 'GET', path: '/api/vendor-document/{vendor}/nid_front_image', opens: admins, hides: true },
  // the CMS REST API
  { name: 'CMS: a public collection', method: 'GET', path: '/api/brands?limit=1', opens: [...visitors, 'key:catalogue:read'] },
  { name: 'CMS: a public global', method: 'GET', path: '/api/globals/site-information', opens: [...visitors, 'key:site:read'] },
  { name: 'CMS: a person', method: 'GET', path: '/api/users/{person}', opens: [...admins, 'key:people:read'] },
  { name: 'CMS: a change', method: 'PATCH', path: '/api/brands/{brand}', body: { status: 1 }, opens: [...admins, 'key:catalogue:write'] },
  ...overrides.map(({ header, method }) => ({
    name: `CMS: a change with ${header}: ${method}`,
    method: 'PATCH', path: '/api/brands/{brand}', body: { status: 1 }, headers: { [header]: method }, opens: [...admins, 'key:catalogue:write'] as const,
  })),
  ...overrides.map(({ header, method }) => ({
    name: `CMS: a removal with ${header}: ${method}`,
    method: 'DELETE', path: '/api/coupons?where[code][equals]=NO-SUCH-CODE', headers: { [header]: method }, opens: [...admins, 'key:orders:write'] as const,
  })),
  { name: 'CMS: a change of a global', method: 'POST', path: '/api/globals/delivery-charges', body: {}, opens: [...admins, 'key:site:write'] },
  { name: 'CMS: a change of an account', method: 'PATCH', path: '/api/users/{person}', body: { user_verify: 1 }, opens: admins },
  { name: 'CMS: many accounts', method: 'PATCH', path: '/api/users?where[id][equals]={person}', body: { user_verify: 1 }, opens: [...admins, 'vendor.fashion', 'incharge.dhaka', 'customer'] },
  { name: 'CMS: a warehouse', method: 'PATCH', path: '/api/warehouses/1', body: {}, opens: admins },
  { name: 'CMS: a new session', method: 'POST', path: '/api/users/refresh-token', opens: signedIn },
  { name: 'CMS: an unlocking', method: 'POST', path: '/api/users/unlock', body: { email: 'customer@demo.test' }, opens: superAdmin },
  { name: 'CMS: keys', method: 'GET', path: '/api/api-keys', opens: superAdmin },
  { name: 'CMS: the audit log', method: 'GET', path: '/api/audit-logs', opens: superAdmin },
  { name: 'CMS: one-time codes', method: 'GET', path: '/api/one-time-codes', opens: [] },
  { name: 'CMS: second steps', method: 'GET', path: '/api/two-factors', opens: [] },
  { name: 'CMS: how somebody left a screen', method: 'GET', path: '/api/payload-preferences/nav', opens: ['cookie:admin', 'admin', 'subadmin', 'vendor.fashion', 'incharge.dhaka'] },
  { name: 'CMS: jobs', method: 'GET', path: '/api/payload-jobs/run', opens: [], isUnknown: true },
  // files, and what describes and watches the server
  { name: 'a public picture', method: 'GET', path: '/uploads/media/{picture}', opens: everybody },
  { name: 'the description of the API', method: 'GET', path: '/api/openapi.json', opens: everybody },
  { name: 'the reference', method: 'GET', path: '/api/docs', opens: everybody },
  { name: 'health', method: 'GET', path: '/healthz', opens: everybody },
  { name: 'readiness', method: 'GET', path: '/readyz', opens: everybody },
  { name: 'the site map', method: 'GET', path: '/multi-vendor/sitemap.xml', opens: everybody },
];
