import { productVerify } from '../../domain/catalogue/visible';
import { stepsOf, type StepState } from '../../domain/vendors/steps';
import type { Shop, Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { ownVendor } from '../shops/ownVendor';
import { isTwoFactorOn } from '../twoFactors/isTwoFactorOn';
import { readVendorWithShop } from './readVendor';

const why = 'the caller’s own records, or an admin looks at a vendor';
export type Steps = { steps: StepState[]; hidden: boolean };

/** The first steps of the signed-in vendor. */
export async function readOwnSteps(ctx: Ctx): Promise<Steps> {
  const vendor = await ownVendor(ctx);
  const shop = await ctx.db.row(why, 'shops', { where: { vendor: { equals: vendor.id } } });
  return read(ctx, vendor, shop);
}

/** The first steps of a vendor, for admins. */
export async function readStepsOf(ctx: Ctx, id: Id): Promise<Steps> {
  const { vendor, shop } = await readVendorWithShop(ctx, id);
  return read(ctx, vendor, shop);
}

/** Dismisses the list, or shows it again. */
export async function hideSteps(ctx: Ctx, hidden: 0 | 1): Promise<void> {
  const vendor = await ownVendor(ctx);
  await ctx.db.claim('vendors', { id: { equals: vendor.id } }, { steps_hidden: hidden, updatedAt: vendor.updatedAt });
}

async function read(ctx: Ctx, vendor: Vendor, shop: Shop | null): Promise<Steps> {
  const own = { vendor: { equals: vendor.id } };
  const user = refId(vendor.user);
  const [account, products, approved, hasSecondStep] = await Promise.all([
    user === null
      ? null
      : ctx.db.row(why, 'users', { where: { id: { equals: user } }, select: { mobile_verify: true } }),
    ctx.db.rows(why, 'products', { where: own, limit: 1, select: { verify: true } }),
    ctx.db.rows(why, 'products', {
      where: { and: [own, { verify: { equals: productVerify.approved } }] },
      limit: 1,
      select: { verify: true },
    }),
    user === null ? false : isTwoFactorOn(ctx, user),
  ]);
  const steps = stepsOf({
    vendor,
    shop,
    account,
    products: products.length,
    approvedProducts: approved.length,
    hasSecondStep,
  });
  return { steps, hidden: vendor.steps_hidden === 1 };
}
