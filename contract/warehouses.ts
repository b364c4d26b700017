/** Warehouses and the people in charge of them. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { listQuery } from './listing';
import { formId, id, image, pathId, personName, requiredText } from './shapes';

const inchargeShape = z.strictObject({ id, name: personName, mobile: z.string(), image }).nullable();

export const warehouseShape = z
  .strictObject({
    id,
    name: z.string(),
    district: z.string().nullable(),
    district_id: id.nullable(),
    address: z.string(),
    incharge1: inchargeShape,
    incharge2: inchargeShape,
    incharge3: inchargeShape,
  })
  .meta({ id: 'Warehouse', description: 'A warehouse and the people in charge of it.' });
export type WarehouseShape = z.output<typeof warehouseShape>;

const warehouseBody = z
  .strictObject({
    name: requiredText(150),
    district: z.union([id, requiredText(100)]),
    address: requiredText(500),
    incharge1: id,
    incharge2: formId.nullish(),
    incharge3: formId.nullish(),
  })
  .meta({ id: 'WarehouseForm', description: 'What a warehouse is made or changed with.' });
export type WarehouseBody = z.output<typeof warehouseBody>;

export const getAllWarehouse = defineRoute({
  name: 'getAllWarehouse',
  method: 'GET',
  path: '/get-all-warehouse',
  who: admins,
  scope: 'orders:read',
  tag: 'Warehouses',
  summary: 'All warehouses',
  answers: { 200: z.strictObject({ warehouse: z.array(warehouseShape).describe('The warehouses.') }) },
});

export const getSingleWarehouse = defineRoute({
  name: 'getSingleWarehouse',
  method: 'GET',
  path: '/get-single-warehouse/:id',
  who: admins,
  scope: 'orders:read',
  tag: 'Warehouses',
  summary: 'One warehouse',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ warehouse: warehouseShape }) },
  fails: ['notFound'],
});

export const warehouseCreate = defineRoute({
  name: 'warehouseCreate',
  method: 'POST',
  path: '/warehouse-create',
  who: admins,
  tag: 'Warehouses',
  summary: 'Add a warehouse',
  body: warehouseBody,
  answers: { 200: nothing },
});

export const warehouseUpdate = defineRoute({
  name: 'warehouseUpdate',
  method: 'POST',
  path: '/warehouse-update/:id',
  who: admins,
  tag: 'Warehouses',
  summary: 'Change a warehouse',
  params: z.strictObject({ id: pathId }),
  body: warehouseBody,
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const warehouseDelete = defineRoute({
  name: 'warehouseDelete',
  method: 'DELETE',
  path: '/warehouse-delete/:id',
  who: admins,
  tag: 'Warehouses',
  summary: 'Delete a warehouse; 201 while shops use it or packages are on their way through it',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'warehouseInUse', 'warehouseHasHistory'],
});

export const getAllUser = defineRoute({
  name: 'getAllUser',
  method: 'GET',
  path: '/get-all-user',
  who: admins,
  scope: 'orders:read',
  tag: 'Warehouses',
  summary: 'People who can be put in charge; searched by name or mobile',
  query: listQuery,
  answers: {
    200: z.strictObject({
      users: z
        .array(z.strictObject({ id, name: personName, mobile: z.string() }))
        .describe('The people of this part of the list.'),
    }),
  },
});
