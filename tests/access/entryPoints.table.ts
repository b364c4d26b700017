/**
 * Every kind of entry point of the server with every kind of credential. A row lists who is admitted; all others must
 * be refused. The panel is rendered by Next from a build, which API tests do not have: its pages and server functions
 * are tested with the same credentials by `tests/e2e/panel-credentials.e2e.ts`.
 */
import { apiKeyScopes } from '../../domain/apiKeys/scopes';
import { renditionWidths } from '../../domain/pictures/renditions';

export const people = ['admin', 'subadmin', 'vendor.fashion', 'incharge.dhaka', 'editor', 'customer'] as const;
export const deadKeys = ['key:unknown', 'key:expired', 'key:revoked', 'key:of-suspended'] as const;
/** Keys with one scope each belong to the super admin; invalid keys have all scopes. */
export const credentials = [
  'none',
  'cookie:admin',
  'suspended',
  ...people,
  ...apiKeyScopes.map((scope) => `key:${scope}` as const),
  ...deadKeys,
] as const;
export type Credential = (typeof credentials)[number];

export type EntryPoint = {
  name: string;
  method: string;
  /** From the origin. `{brand}`, `{person}`, `{picture}` and those of `privateFiles.ts` and `versions.ts` are filled in by the test. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  opens: readonly Credential[];
  /** Hidden records are answered like unknown ones. */
  hides?: boolean;
  /** More people get an answer to a list than see this record in it; those who see it count as admitted. */
  shows?: string;
};

const everybody = credentials;
const admins = ['cookie:admin', 'admin', 'subadmin'] as const;
const editors = [...admins, 'editor'] as const;
const superAdmin = ['cookie:admin', 'admin'] as const;
const signedIn = ['cookie:admin', ...people] as const;
/** Of the CMS: what visitors may see. A request with a key needs a valid one with the scope. */
const visitors = ['none', 'suspended', ...signedIn] as const;

/** The picture as stored, and smaller. */
const sizes = ['', ...Object.keys(renditionWidths)];

const overrides = ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override', 'X-Method-Override'].flatMap((header) =>
  ['GET', 'HEAD', 'POST'].map((method) => ({ header, method })),
);

export const entryPoints: readonly EntryPoint[] = [
  // the contract
  { name: 'a public call', method: 'GET', path: '/api/topbar-information', opens: everybody },
  { name: 'an admin’s list', method: 'GET', path: '/api/all-vendor-order', opens: [...admins, 'key:orders:read'] },
  {
    name: 'a list of people',
    method: 'GET',
    path: '/api/get-admin-all-user/0/10',
    opens: [...admins, 'key:people:read'],
  },
  {
    name: 'everybody’s mobiles',
    method: 'POST',
    path: '/api/get-all-user-mobile/all/1',
    opens: [...admins, 'key:people:read'],
  },
  { name: 'a vendor’s list', method: 'GET', path: '/api/vendor-order/0', opens: ['vendor.fashion'] },
  {
    name: 'an admin’s write',
    method: 'POST',
    path: '/api/brand-store',
    body: {},
    opens: [...admins, 'key:catalogue:write'],
  },
  {
    name: 'a setting',
    method: 'POST',
    path: '/api/update-delivery-charge',
    body: {},
    opens: [...admins, 'key:site:write'],
  },
  {
    name: 'a picture of the home page',
    method: 'POST',
    path: '/api/delete-slider-image',
    body: {},
    opens: [...editors, 'key:site:write'],
  },
  { name: 'the policies', method: 'POST', path: '/api/save-policies', body: {}, opens: [...editors, 'key:site:write'] },
  { name: 'all videos', method: 'GET', path: '/api/get-all-videos', opens: [...editors, 'key:site:read'] },
  { name: 'a coupon', method: 'GET', path: '/api/all-coupon', opens: [...admins, 'key:orders:read'] },
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
  {
    name: 'a vendor’s papers',
    method: 'GET',
    path: '/api/vendor-document/{otherVendor}/nid_front_image',
    opens: admins,
    hides: true,
  },
  {
    name: 'papers of an application of somebody’s own',
    method: 'GET',
    path: '/api/vendor-document/{ownVendor}/nid_front_image',
    opens: [...admins, 'vendor.fashion'],
    hides: true,
  },
  // the CMS REST API
  {
    name: 'CMS: a public collection',
    method: 'GET',
    path: '/api/brands?limit=1',
    opens: [...visitors, 'key:catalogue:read'],
  },
  {
    name: 'CMS: a public global',
    method: 'GET',
    path: '/api/globals/site-information',
    opens: [...visitors, 'key:site:read'],
  },
  { name: 'CMS: a person', method: 'GET', path: '/api/users/{person}', opens: [...admins, 'key:people:read'] },
  {
    name: 'CMS: a change',
    method: 'PATCH',
    path: '/api/brands/{brand}',
    body: { status: 1 },
    opens: [...admins, 'key:catalogue:write'],
  },
  ...overrides.map(({ header, method }) => ({
    name: `CMS: a change with ${header}: ${method}`,
    method: 'PATCH',
    path: '/api/brands/{brand}',
    body: { status: 1 },
    headers: { [header]: method },
    opens: [...admins, 'key:catalogue:write'] as const,
  })),
  ...overrides.map(({ header, method }) => ({
    name: `CMS: a removal with ${header}: ${method}`,
    method: 'DELETE',
    path: '/api/coupons?where[code][equals]=NO-SUCH-CODE',
    headers: { [header]: method },
    opens: [...admins, 'key:orders:write'] as const,
  })),
  {
    name: 'CMS: a change of a global',
    method: 'POST',
    path: '/api/globals/delivery-charges',
    body: {},
    opens: [...admins, 'key:site:write'],
  },
  ...['sliders', 'banners', 'policies'].map((slug) => ({
    name: `CMS: a change of ${slug}`,
    method: 'POST',
    path: `/api/globals/${slug}`,
    body: {},
    opens: [...editors, 'key:site:write'] as const,
  })),
  {
    name: 'CMS: a new video',
    method: 'POST',
    path: '/api/videos',
    body: {},
    opens: [...editors, 'key:site:write'],
  },
  {
    name: 'CMS: packages',
    method: 'GET',
    path: '/api/packages?depth=2',
    opens: [...admins, 'vendor.fashion', 'incharge.dhaka', 'customer', 'key:orders:read'],
    shows: '"tracking_id"',
  },
  {
    name: 'CMS: payments',
    method: 'GET',
    path: '/api/payments?depth=2',
    opens: [...admins, 'key:orders:read'],
  },
  {
    name: 'CMS: a change of an account',
    method: 'PATCH',
    path: '/api/users/{person}',
    body: { user_verify: 1 },
    opens: admins,
  },
  {
    name: 'CMS: many accounts',
    method: 'PATCH',
    path: '/api/users?where[id][equals]={person}',
    body: { user_verify: 1 },
    opens: [...admins, 'vendor.fashion', 'incharge.dhaka', 'editor', 'customer'],
  },
  { name: 'CMS: a warehouse', method: 'PATCH', path: '/api/warehouses/1', body: {}, opens: admins },
  { name: 'CMS: a new session', method: 'POST', path: '/api/users/refresh-token', opens: signedIn },
  {
    name: 'CMS: an unlocking',
    method: 'POST',
    path: '/api/users/unlock',
    body: { email: 'customer@demo.test' },
    opens: superAdmin,
  },
  { name: 'CMS: keys', method: 'GET', path: '/api/api-keys', opens: superAdmin },
  { name: 'CMS: the audit log', method: 'GET', path: '/api/audit-logs', opens: superAdmin },
  { name: 'CMS: one-time codes', method: 'GET', path: '/api/one-time-codes', opens: [] },
  { name: 'CMS: second steps', method: 'GET', path: '/api/two-factors', opens: [] },
  {
    name: 'CMS: how somebody left a screen',
    method: 'GET',
    path: '/api/payload-preferences/nav',
    opens: ['cookie:admin', 'admin', 'subadmin', 'vendor.fashion', 'incharge.dhaka', 'editor'],
  },
  { name: 'CMS: jobs', method: 'GET', path: '/api/payload-jobs/run', opens: [], hides: true },
  // what only some may see: a return of `customer` to `vendor.fashion`, and one of strangers
  ...sizes.flatMap((size): EntryPoint[] => {
    const query = size === '' ? '' : `?size=${size}`;
    const name = size === '' ? '' : `_${size}`;
    return [
      {
        name: `a picture of one’s return${query}`,
        method: 'GET',
        path: `/api/return-picture/{ownReturn}/image1${query}`,
        opens: [...admins, 'vendor.fashion', 'customer', 'key:orders:read'],
        hides: true,
      },
      {
        name: `a picture of a stranger’s return${query}`,
        method: 'GET',
        path: `/api/return-picture/{otherReturn}/image1${query}`,
        opens: [...admins, 'key:orders:read'],
        hides: true,
      },
      {
        name: `CMS: the file of it${query}`,
        method: 'GET',
        path: `/api/media/file/{ownFile${name}}`,
        opens: [...admins, 'customer'],
        hides: true,
      },
      {
        name: `CMS: the file of a stranger’s${query}`,
        method: 'GET',
        path: `/api/media/file/{otherFile${name}}`,
        opens: admins,
        hides: true,
      },
      {
        name: `the file where public pictures lie${query}`,
        method: 'GET',
        path: `/uploads/media/{otherFile${name}}`,
        opens: [],
        hides: true,
      },
    ];
  }),
  {
    name: 'CMS: the record of a private picture',
    method: 'GET',
    path: '/api/media/{ownPhoto}',
    opens: admins,
    hides: true,
  },
  {
    name: 'CMS: the record of a stranger’s',
    method: 'GET',
    path: '/api/media/{otherPhoto}',
    opens: admins,
    hides: true,
  },
  {
    name: 'CMS: the list of pictures',
    method: 'GET',
    path: '/api/media?limit=100&where[id][equals]={otherPhoto}',
    opens: admins,
    shows: '{otherFile}',
  },
  {
    name: 'CMS: the list, asked for a name',
    method: 'GET',
    path: '/api/media?where[filename][equals]={otherFile}',
    opens: admins,
    shows: '{otherFile}',
  },
  {
    name: 'CMS: a return with its picture',
    method: 'GET',
    path: '/api/returns/{ownReturn}?depth=1',
    opens: [...admins, 'customer', 'key:orders:read'],
    shows: '{ownFile}',
    hides: true,
  },
  {
    name: 'CMS: a change of a private picture',
    method: 'PATCH',
    path: '/api/media/{otherPhoto}',
    body: { alt: 'Changed' },
    opens: admins,
    hides: true,
  },
  {
    name: 'CMS: the record of a paper',
    method: 'GET',
    path: '/api/documents/{otherPaper}',
    opens: admins,
    hides: true,
  },
  {
    name: 'CMS: the record of one’s own paper',
    method: 'GET',
    path: '/api/documents/{ownPaper}',
    opens: [...admins, 'vendor.fashion'],
    hides: true,
  },
  {
    name: 'CMS: the list of papers',
    method: 'GET',
    path: '/api/documents?limit=100&where[id][equals]={otherPaper}',
    opens: admins,
    shows: '{otherPaperFile}',
  },
  {
    name: 'CMS: the file of a paper',
    method: 'GET',
    path: '/api/documents/file/{otherPaperFile}',
    opens: admins,
    hides: true,
  },
  {
    name: 'CMS: the file of one’s own paper',
    method: 'GET',
    path: '/api/documents/file/{ownPaperFile}',
    opens: [...admins, 'vendor.fashion'],
    hides: true,
  },
  {
    name: 'CMS: restoring a version of a page',
    method: 'POST',
    path: '/api/pages/versions/{pageVersion}',
    body: {},
    opens: [...editors, 'key:site:write'],
  },
  {
    name: 'CMS: restoring a version of a picture of the shop',
    method: 'POST',
    path: '/api/picture-places/versions/{pictureVersion}',
    body: {},
    opens: editors,
  },
  {
    name: 'CMS: restoring a version of an announcement',
    method: 'POST',
    path: '/api/announcements/versions/{announcementVersion}',
    body: {},
    opens: editors,
  },
  {
    name: 'CMS: restoring a version of the policies',
    method: 'POST',
    path: '/api/globals/policies/versions/{policiesVersion}',
    body: {},
    opens: [...editors, 'key:site:write'],
  },
  // files, and what describes and watches the server
  { name: 'a public picture', method: 'GET', path: '/uploads/media/{picture}', opens: everybody },
  { name: 'the description of the API', method: 'GET', path: '/api/openapi.json', opens: everybody },
  { name: 'the reference', method: 'GET', path: '/api/docs', opens: everybody },
  { name: 'health', method: 'GET', path: '/healthz', opens: everybody },
  { name: 'readiness', method: 'GET', path: '/readyz', opens: everybody },
  { name: 'the site map', method: 'GET', path: '/multi-vendor/sitemap.xml', opens: everybody },
];
