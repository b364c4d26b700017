/** Deletions that can still be restored. */
import * as contract from '../contract/deleted';
import { deletionOf } from '../services/deleted/deletionOf';
import { dropForever } from '../services/deleted/dropDeleted';
import { listDeleted } from '../services/deleted/listDeleted';
import { restoreDeleted } from '../services/deleted/restoreDeleted';
import { deleteProduct } from '../services/products/deleteProduct';
import { implement, type Implementation } from './implement';
import { presentDeleted } from './present/deleted';

export const deletedEndpoints: Implementation[] = [
  implement(contract.viewDeleted, async (ctx, { query }) => {
    const { docs, total } = await listDeleted(ctx, query);
    return { status: 200, deleted: docs.map((row) => presentDeleted(ctx, row)), totalcount: total };
  }),
  implement(contract.restoreDeleted, async (ctx, { params }) => {
    const { deletion, renamed, left_out } = await restoreDeleted(ctx, params.id);
    const { kind, record } = deletion;
    return { status: 200, message: 'deletedRestored', kind, record, renamed, left_out };
  }),
  implement(contract.dropDeleted, async (ctx, { params }) => {
    await dropForever(ctx, params.id);
    return { status: 200, message: 'deletedDropped' };
  }),
  implement(contract.deleteProduct, async (ctx, { params, body }) => {
    await deleteProduct(ctx, params.id, body.reason);
    return { status: 200, message: 'productDeleted', deletion: deletionOf(ctx) };
  }),
];
