import type { CollectionSlug, Where } from 'payload';
import { packageStatus } from '../../domain/packages/status';
import { vendorAccept } from '../../domain/catalogue/visible';
import { has, type Ctx } from '../ctx';
import { findOwnVendor } from '../shops/ownVendor';

export type Dashboard = Record<
  | 'total_user'
  | 'total_vendor'
  | 'total_product'
  | 'total_order'
  | 'total_main_cat'
  | 'total_brand'
  | 'total_coupon'
  | 'total_returns'
  | 'total_new'
  | 'total_shipped'
  | 'total_completed'
  | 'total_myproduct',
  number
>;

const nothing: Dashboard = {
  total_user: 0,
  total_vendor: 0,
  total_product: 0,
  total_order: 0,
  total_main_cat: 0,
  total_brand: 0,
  total_coupon: 0,
  total_returns: 0,
  total_new: 0,
  total_shipped: 0,
  total_completed: 0,
  total_myproduct: 0,
};

/**
 * The figures of the dashboard: totals for admins, own ones for vendors. Figures that do not concern the caller stay 0.
 */
export async function readDashboard(ctx: Ctx): Promise<Dashboard> {
  return {
    ...nothing,
    ...(has(ctx, 'superadmin', 'subadmin') ? await totals(ctx) : {}),
    ...(has(ctx, 'vendor') ? await ownFigures(ctx) : {}),
  };
}

async function totals(ctx: Ctx): Promise<Partial<Dashboard>> {
  // Counting hundreds of thousands of rows on every view would cost more than figures up to half a minute old.
  const many = (collection: CollectionSlug, where?: Where) =>
    ctx.db.countBriefly('admins see how many there are of everything', collection, where);
  return {
    total_user: await many('users', { deleted: { equals: 0 } }),
    total_vendor: await many('vendors', { accept: { equals: vendorAccept.approved } }),
    total_product: await many('products'),
    total_order: await many('orders'),
    total_main_cat: await many('main-categories'),
    total_brand: await many('brands'),
    total_coupon: await many('coupons', { status: { equals: 1 } }),
    total_returns: await many('returns'),
  };
}

async function ownFigures(ctx: Ctx): Promise<Partial<Dashboard>> {
  const vendor = await findOwnVendor(ctx);
  if (!vendor) return {};
  const { count } = ctx.db.asSystem('counted for the caller’s own vendor only');
  const own: Where = { vendor: { equals: vendor.id } };
  const packages = (status: number) => count('packages', { and: [own, { status: { equals: status } }] });
  return {
    total_new: await packages(packageStatus.pending),
    total_shipped: await packages(packageStatus.shipped),
    total_completed: await packages(packageStatus.completed),
    total_myproduct: await count('products', own),
  };
}
