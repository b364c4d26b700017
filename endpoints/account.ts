import * as contract from '../contract/account';
import { listPackages } from '../services/account/listPackages';
import { readDashboard } from '../services/account/readDashboard';
import { readPackage } from '../services/account/readPackage';
import { implement } from './implement';
import { presentListedPackage, presentOrderLine, presentPackageDetails } from './present/customerOrder';

export const accountEndpoints = [
  implement(contract.getAccountDashboardData, async (ctx) => {
    const { orders, active, favorites, cart } = await readDashboard(ctx);
    return { status: 200, total_order: orders, active_order: active, favorite: favorites, cart };
  }),
  implement(contract.myOrder, async (ctx, { query }) => {
    const { tabs, total } = await listPackages(ctx, query);
    return {
      status: 200,
      totalcount: total,
      new_package: tabs.new.map(presentListedPackage),
      to_ship_package: tabs.to_ship.map(presentListedPackage),
      to_receive_package: tabs.to_receive.map(presentListedPackage),
      done_package: tabs.done.map(presentListedPackage),
      cancel_package: tabs.cancel.map(presentListedPackage),
    };
  }),
  implement(contract.userOrderDetails, async (ctx, { params }) => {
    const found = await readPackage(ctx, params.tracking_id);
    return { status: 200, package: presentPackageDetails(found), pto: found.lines.map(presentOrderLine) };
  }),
];
