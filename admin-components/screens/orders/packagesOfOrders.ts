/** The packages of several orders, read by the call that shows an order: a few at a time, with what could not be read. */
import { adminOrderDetails } from '../../../contract/orders';
import type { PackageShape } from '../../../contract/orderShapes';
import { isPackageStatus, nextStatuses, type PackageStatus } from '../../../domain/packages/status';
import { call } from '../../shared/api/client';
import { fewAtOnce } from '../../shared/api/fewAtOnce';

export type PackagesOfOrders = {
  packages: readonly PackageShape[];
  /** The orders that could not be read, and what the server said. */
  unread: readonly { order: number; message: string }[];
};

export async function readPackages(orders: readonly number[]): Promise<PackagesOfOrders> {
  const packages: PackageShape[] = [];
  const unread: { order: number; message: string }[] = [];
  const found = await fewAtOnce(orders, (id) => call(adminOrderDetails, { params: { id } }));
  for (const { item: order, result } of found)
    if (result.ok) packages.push(...result.answer.package);
    else unread.push({ order, message: result.message });
  return { packages, unread };
}

/** The statuses an admin may set a package to. */
const targetsOf = ({ status }: PackageShape): PackageStatus[] =>
  isPackageStatus(status) ? nextStatuses(status, 'subadmin') : [];

export const movable = (packages: readonly PackageShape[], to: PackageStatus): PackageShape[] =>
  packages.filter((each) => targetsOf(each).includes(to));
