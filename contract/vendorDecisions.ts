/** Admins' decisions about vendors and their shops. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { reasonInput } from './productShapes';
import { defineRoute, nothing } from './route';
import { flagInput, id, pathId } from './shapes';

const warehouseMeaning = 'The warehouse its packages go to; without one the shop cannot sell yet.';
const oneId = z.strictObject({ id: pathId });

export const approvedVendor = defineRoute({
  name: 'approvedVendor',
  method: 'POST',
  path: '/approved-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Approve an application: the applicant becomes a vendor with a shop',
  params: oneId,
  body: z.strictObject({ warehouse_id: id.optional().describe(warehouseMeaning) }),
  fails: ['vendorNotFound', 'refused', 'invalid'],
  answers: { 200: nothing },
});

export const rejectedVendor = defineRoute({
  name: 'rejectedVendor',
  method: 'DELETE',
  path: '/rejected-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary:
    'Delete a pending application, or permanently a suspended vendor without open packages and without a balance',
  params: oneId,
  body: z.object({ reason: reasonInput }),
  fails: ['vendorNotFound', 'refused', 'openPackages', 'vendorHasMoney'],
  answers: { 200: nothing },
});

export const suspendVendor = defineRoute({
  name: 'suspendVendor',
  method: 'POST',
  path: '/suspend-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Suspend an approved vendor: its products disappear from the storefront at once',
  params: oneId,
  body: z.object({ reason: reasonInput }),
  fails: ['vendorNotFound', 'refused'],
  answers: { 200: nothing },
});

export const removeSuspensionVendor = defineRoute({
  name: 'removeSuspensionVendor',
  method: 'POST',
  path: '/remove-suspension-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Lift a vendor’s suspension',
  params: oneId,
  fails: ['vendorNotFound', 'refused'],
  answers: { 200: nothing },
});

const shopMark = z.strictObject({ vendorId: pathId, value: flagInput.describe('1: set the flag, 0: clear it.') });

export const assignShopWarehouse = defineRoute({
  name: 'assignShopWarehouse',
  method: 'POST',
  path: '/assign-shop-warehouse/:vendorId',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Vendors',
  summary:
    'Connect a vendor’s shop to a warehouse; from then on it can sell. Packages on their way stay where they are',
  params: z.strictObject({ vendorId: pathId }),
  body: z.strictObject({ warehouse_id: id.describe('The warehouse its packages go to.') }),
  fails: ['vendorNotFound', 'invalid'],
  answers: { 200: nothing },
});

export const featuredShop = defineRoute({
  name: 'featuredShop',
  method: 'POST',
  path: '/featured-shop/:vendorId/:value',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Vendors',
  summary: 'Feature a vendor’s shop, or stop featuring it',
  params: shopMark,
  fails: ['vendorNotFound'],
  answers: { 200: nothing },
});

export const verifyShop = defineRoute({
  name: 'verifyShop',
  method: 'POST',
  path: '/verify-shop/:vendorId/:value',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Vendors',
  summary: 'Mark a vendor’s shop as verified, or remove the mark',
  params: shopMark,
  fails: ['vendorNotFound'],
  answers: { 200: nothing },
});
