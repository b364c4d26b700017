import * as contract from '../contract/warehouses';
import { deleteWarehouse } from '../services/warehouses/deleteWarehouse';
import { listUserOptions } from '../services/warehouses/listUserOptions';
import { listWarehouses } from '../services/warehouses/listWarehouses';
import { readWarehouse } from '../services/warehouses/readWarehouse';
import { saveWarehouse } from '../services/warehouses/saveWarehouse';
import { implement, type Implementation } from './implement';
import { presentWarehouse } from './present/warehouse';

export const warehouseEndpoints: Implementation[] = [
  implement(contract.getAllWarehouse, async (ctx) => ({
    status: 200,
    warehouse: (await listWarehouses(ctx)).map(presentWarehouse),
  })),
  implement(contract.getSingleWarehouse, async (ctx, { params }) => ({
    status: 200,
    warehouse: presentWarehouse(await readWarehouse(ctx, params.id)),
  })),
  implement(contract.warehouseCreate, async (ctx, { body }) => {
    await saveWarehouse(ctx, body);
    return { status: 200, message: 'warehouseAdded' };
  }),
  implement(contract.warehouseUpdate, async (ctx, { params, body }) => {
    await saveWarehouse(ctx, body, params.id);
    return { status: 200, message: 'warehouseUpdated' };
  }),
  implement(contract.warehouseDelete, async (ctx, { params }) => {
    await deleteWarehouse(ctx, params.id);
    return { status: 200, message: 'warehouseDeleted' };
  }),
  implement(contract.getAllUser, async (ctx, { query }) => ({
    status: 200,
    users: (await listUserOptions(ctx, query)).map((user) => ({ id: user.id, name: user.name, mobile: user.mobile })),
  })),
];
