import * as contract from '../contract/packages';
import type { Vendor } from '../payload-types';
import { findPackage } from '../services/packages/findPackage';
import { listWarehouseShops } from '../services/packages/listWarehouseShops';
import { listWarehousePackages } from '../services/packages/listWarehousePackages';
import { readInchargePackage } from '../services/packages/readInchargePackage';
import { readPackagePrint } from '../services/packages/readPackagePrint';
import { undoMove } from '../services/packages/undoMove';
import { implement, type Implementation } from './implement';
import { presentOrder, presentOrderCustomer, presentOrderLine, presentOrderVendor } from './present/order';
import {
  presentMemoShop,
  presentPackage,
  presentPackageEvent,
  presentQueuePackage,
  presentSiblingPackage,
} from './present/package';
import { presentQueueWarehouse } from './present/warehouse';

export const packageEndpoints: Implementation[] = [
  implement(contract.warehousePackage, async (ctx, { params, query }) => {
    const { docs, total, toCollect, warehouse, warehouses, money } = await listWarehousePackages(
      ctx,
      params.status,
      query,
    );
    return {
      status: 200,
      package: docs.map((each) => presentQueuePackage(each, money)),
      warehouse: warehouse && presentQueueWarehouse(warehouse),
      warehouses: warehouses.map(presentQueueWarehouse),
      totalcount: total,
      to_collect: toCollect,
    };
  }),
  implement(contract.warehouseShops, async (ctx) => ({
    status: 200,
    shops: (await listWarehouseShops(ctx)).map(({ id, name, name_bn }) => ({ id, name, name_bn: name_bn ?? '' })),
  })),
  implement(contract.findPackage, async (ctx, { params, body }) => {
    return { status: 200, ...(await findPackage(ctx, params.id, body.warehouse)) };
  }),
  implement(contract.undoPackageMove, async (ctx, { params }) => ({
    status: 200,
    message: 'packageMoveUndone',
    package_status: await undoMove(ctx, params.id),
  })),
  implement(contract.inchargePackageDetails, async (ctx, { params }) => {
    const found = await readInchargePackage(ctx, params.id);
    return {
      status: 200,
      order: presentOrder(found.order, found.money),
      customer: presentOrderCustomer(found.customer),
      pto: found.lines.map(presentOrderLine),
      vendor: presentOrderVendor(found.package.vendor as Vendor),
      package: presentPackage(found.package, found.money),
      totalpackage: found.all.map(presentSiblingPackage),
      history: found.history.map(presentPackageEvent),
    };
  }),
  implement(contract.warehousePrintDetails, async (ctx, { params }) => {
    const found = await readPackagePrint(ctx, params.id);
    return {
      status: 200,
      pto: found.lines.map(presentOrderLine),
      order: presentOrder(found.order, found.money),
      vendor: presentOrderVendor(found.package.vendor as Vendor),
      package: presentPackage(found.package, found.money),
      shop: presentMemoShop(found.package),
    };
  }),
];
