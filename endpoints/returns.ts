import * as contract from '../contract/returns';
import type { Package, User, Vendor } from '../payload-types';
import { listReturns, listVendorReturns } from '../services/returns/listReturns';
import { moveReturn } from '../services/returns/moveReturn';
import { openReturnPicture } from '../services/returns/openReturnPicture';
import { readReturn, readVendorReturn } from '../services/returns/readReturn';
import { setRefund } from '../services/returns/setRefund';
import { implement, type Implementation } from './implement';
import { presentOrder, presentOrderVendor } from './present/order';
import { presentReviewNote } from './present/product';
import {
  presentReturn,
  presentReturnEvent,
  presentReturnProduct,
  presentReturnRow,
  presentReturnUser,
  presentVendorReturn,
} from './present/return';

const lists = [
  implement(contract.adminAllReturnProduct, async (ctx, { query }) => {
    const { docs, total, refunded } = await listReturns(ctx, 'all', query);
    return { status: 200, returns: docs.map(presentReturnRow), totalcount: total, refunded };
  }),
  implement(contract.adminNewReturnProduct, async (ctx, { query }) => {
    const { docs, total, refunded } = await listReturns(ctx, 'new', query);
    return { status: 200, returns: docs.map(presentReturnRow), totalcount: total, refunded };
  }),
  implement(contract.adminRefundRequest, async (ctx, { query }) => {
    const { docs, total, refunded } = await listReturns(ctx, 'refund', query);
    return { status: 200, returns: docs.map(presentReturnRow), totalcount: total, refunded };
  }),
  implement(contract.vendorReceivedReturnProduct, async (ctx, { query }) => {
    const { docs, total } = await listVendorReturns(ctx, 'received', query);
    return { status: 200, returns: docs.map(presentReturnRow), totalcount: total };
  }),
  implement(contract.vendorNewReturnProduct, async (ctx, { query }) => {
    const { docs, total } = await listVendorReturns(ctx, 'new', query);
    return { status: 200, returns: docs.map(presentReturnRow), totalcount: total };
  }),
];

export const returnEndpoints: Implementation[] = [
  ...lists,
  implement(contract.getReturnDetails, async (ctx, { params, query }) => {
    const { request, order, money, worth, history, thread } = await readReturn(ctx, { ...params, id: query.id });
    return {
      status: 200,
      returns: presentReturn(request, worth),
      user: presentReturnUser(request.customer as User),
      vendor: presentOrderVendor(request.vendor as Vendor),
      order: presentOrder(order, money),
      package_status: (request.package as Package).status,
      product: presentReturnProduct(request),
      history: history.map((event) => presentReturnEvent(event, 'admin')),
      review: thread.map((note) => presentReviewNote(note, true)),
    };
  }),
  implement(contract.getVendorReturnDetails, async (ctx, { params, query }) => {
    const { request, history } = await readVendorReturn(ctx, { ...params, id: query.id });
    return {
      status: 200,
      returns: presentVendorReturn(request),
      product: presentReturnProduct(request),
      history: history.map((event) => presentReturnEvent(event, 'vendor')),
    };
  }),
  implement(contract.returnPicture, async (ctx, { params, query }) => ({
    status: 200,
    file: await openReturnPicture(ctx, params.returnId, params.which, query.size),
  })),
  implement(contract.updateReturnStatus, async (ctx, { params, body }) => {
    await moveReturn(ctx, params.returnId, params.newStatus, body.reason);
    return { status: 200, message: 'returnStatusUpdated' };
  }),
  implement(contract.updateRefundStatus, async (ctx, { params, body }) => {
    const refund = params.value === 1 ? 1 : 0;
    const { amount = null, reason, trx_id: trxId, from } = body;
    const said = { amount, reason, trxId, ...(from ? { from } : {}) };
    await setRefund(ctx, params.returnId, refund, said);
    return { status: 200, message: refund === 1 ? 'refundCompleted' : 'refundNotCompleted' };
  }),
];
