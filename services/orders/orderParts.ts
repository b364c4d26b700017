/** The fields that order screens show of the documents around an order. */
import type { Where } from 'payload';
import type { OrderLine, PackageEvent } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

/** Vendor, warehouse and places of a package. */
export const packageParts = {
  depth: 2,
  populate: {
    vendors: {
      name: true,
      type: true,
      image: true,
      business_name: true,
      business_address: true,
      business_upazila: true,
      business_district: true,
      business_thana: true,
      mobile: true,
      email: true,
      birthdate: true,
      user: true,
      createdAt: true,
    },
    warehouses: { name: true, address: true, district: true },
    districts: { name: true },
    upazilas: { name: true },
    shops: { name: true, name_bn: true, slug: true, logo: true },
    users: { name: true },
  },
};

const MOST_LINES = 500;

/** The lines of packages, in the order in which they were added. */
export async function linesOf(ctx: Ctx, where: Where): Promise<OrderLine[]> {
  return ctx.db
    .asSystem('the caller owns the package, or is an admin')
    .find('order-lines', { where, sort: ['createdAt', 'id'], limit: MOST_LINES });
}

/** The history of a package, oldest first. */
export async function historyOf(ctx: Ctx, packageId: Id): Promise<PackageEvent[]> {
  return ctx.db.asSystem('the caller owns the package, or is an admin').find('package-events', {
    where: { package: { equals: packageId } },
    sort: ['createdAt', 'id'],
    limit: 100,
    depth: 1,
    populate: { users: { name: true }, packages: {}, orders: {} },
  });
}
