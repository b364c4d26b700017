import * as contract from '../contract/customerReturns';
import { createReturn } from '../services/returns/createReturn';
import { deleteReturn } from '../services/returns/deleteReturn';
import { listOwnReturns, readOwnReturn } from '../services/returns/readOwnReturns';
import { notRefunded, readRefundStages } from '../services/refunds/customerRefunds';
import { implement } from './implement';
import { presentOrderLine } from './present/customerOrder';
import { presentCustomerReturn } from './present/customerReturn';
import { presentReviewNote } from './present/product';
import { presentReturnEvent } from './present/return';

export const customerReturnEndpoints = [
  implement(contract.myAllReturnProduct, async (ctx) => {
    const { requests, worth } = await listOwnReturns(ctx);
    const standing = await readRefundStages(ctx, requests);
    return {
      status: 200,
      returns: requests.map((request) => presentCustomerReturn(request, worth(request), standing(request))),
    };
  }),
  implement(contract.getExistingReturnRequest, async (ctx, { params, query }) => {
    const which = { product: params.product_id, orderNumber: params.order_id, line: query.line };
    const { line, request, worth, history, thread } = await readOwnReturn(ctx, which);
    return {
      status: 200,
      returns: request && presentCustomerReturn(request, worth, (await readRefundStages(ctx, [request]))(request)),
      line: line && presentOrderLine(line),
      history: history.map((event) => presentReturnEvent(event, 'customer')),
      review: thread.map((note) => presentReviewNote(note, false)),
    };
  }),
  implement(contract.createReturn, async (ctx, { body, files }) => {
    const { request, worth } = await createReturn(ctx, body, files);
    return { status: 200, message: 'returnRequested', returns: presentCustomerReturn(request, worth, notRefunded) };
  }),
  implement(contract.deleteReturnRequest, async (ctx, { params }) =>
    (await deleteReturn(ctx, params.id))
      ? { status: 200, message: 'returnDeleted' }
      : { status: 201, message: 'returnNotPending' },
  ),
];
