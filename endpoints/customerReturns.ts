import * as contract from '../contract/customerReturns';
import { createReturn } from '../services/returns/createReturn';
import { deleteReturn } from '../services/returns/deleteReturn';
import { listOwnReturns, readOwnReturn } from '../services/returns/readOwnReturns';
import { implement } from './implement';
import { presentOrderLine } from './present/customerOrder';
import { presentCustomerReturn } from './present/customerReturn';

export const customerReturnEndpoints = [
  implement(contract.myAllReturnProduct, async (ctx) => ({
    status: 200,
    returns: (await listOwnReturns(ctx)).map(presentCustomerReturn),
  })),
  implement(contract.getExistingReturnRequest, async (ctx, { params }) => {
    const { line, request } = await readOwnReturn(ctx, params.product_id, params.order_id);
    return {
      status: 200,
      returns: request && presentCustomerReturn(request),
      line: line && presentOrderLine(line),
    };
  }),
  implement(contract.createReturn, async (ctx, { body, files }) => {
    const request = await createReturn(ctx, body, files);
    return { status: 200, message: 'returnRequested', returns: presentCustomerReturn(request) };
  }),
  implement(contract.deleteReturnRequest, async (ctx, { params }) =>
    (await deleteReturn(ctx, params.id))
      ? { status: 200, message: 'returnDeleted' }
      : { status: 201, message: 'returnNotPending' },
  ),
];
