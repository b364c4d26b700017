import * as contract from '../contract/orders';
import type { Vendor } from '../payload-types';
import { openInvoice } from '../services/invoices/openInvoice';
import { cancelOrder } from '../services/orders/cancelOrder';
import { listAllOrders } from '../services/orders/listAllOrders';
import { listVendorOrders } from '../services/orders/listVendorOrders';
import { readOrder } from '../services/orders/readOrder';
import { readPackageLines } from '../services/orders/readPackageLines';
import { readVendorOrder } from '../services/orders/readVendorOrder';
import { movePackage } from '../services/packages/movePackage';
import { implement, type Implementation } from './implement';
import {
  presentOrder,
  presentOrderCustomer,
  presentOrderLine,
  presentAdminOrderRow,
  presentOrderVendor,
  presentVendorOrder,
  presentVendorOrderRow,
} from './present/order';
import { presentPackage, presentPackageEvent } from './present/package';
import { presentPolicyOfOrder } from './present/policyText';

export const orderEndpoints: Implementation[] = [
  implement(contract.vendorOrder, async (ctx, { params, query }) => {
    const { docs, total, sum, money } = await listVendorOrders(ctx, params.status, query);
    return { status: 200, orders: docs.map((own) => presentVendorOrderRow(own, money)), order_count: total, sum };
  }),
  implement(contract.vendorOrderDetails, async (ctx, { params }) => {
    const own = await readVendorOrder(ctx, params.id);
    return {
      status: 200,
      pto: own.lines.map(presentOrderLine),
      order: presentVendorOrder(own.order),
      vendor: presentOrderVendor(own.package.vendor as Vendor),
      package: presentPackage(own.package, own.money),
      history: own.history.map(presentPackageEvent),
      earnings: own.earnings,
    };
  }),
  implement(contract.ptoUpdateStatus, async (ctx, { params, body }) => {
    await movePackage(ctx, params.id, params.status, body);
    return { status: 200, message: 'packageStatusUpdated' };
  }),
  implement(contract.cancelOrder, async (ctx, { params, body }) => {
    const { reason, note, tracking_id: only } = body;
    const canceled = await cancelOrder(ctx, { order: params.id, package: only ?? null, reason, note });
    return { status: 200, message: only ? 'packageCanceled' : 'orderCanceled', ...canceled };
  }),
  implement(contract.allVendorOrder, async (ctx, { query }) => {
    const { docs, total, sum, money } = await listAllOrders(ctx, query);
    return { status: 200, orders: docs.map((order) => presentAdminOrderRow(order, money)), totalcount: total, sum };
  }),
  implement(contract.adminOrderDetails, async (ctx, { params }) => {
    const { order, customer, packages, money, policies } = await readOrder(ctx, params.id);
    return {
      status: 200,
      order: presentOrder(order, money),
      customer: customer && { id: customer.id, ...presentOrderCustomer(customer) },
      package: packages.map((each) => presentPackage(each, money)),
      policies: policies.map(presentPolicyOfOrder),
    };
  }),
  implement(contract.orderInvoice, async (ctx, { params, query }) => ({
    status: 200,
    file: await openInvoice(ctx, params.id, query.lang ?? ctx.language),
  })),
  implement(contract.adminOrderPackageDetails, async (ctx, { params }) => {
    const { lines, history } = await readPackageLines(ctx, params.tracking_id);
    return { status: 200, pto: lines.map(presentOrderLine), history: history.map(presentPackageEvent) };
  }),
];
