/** Packages as warehouse staff see them: the queues by status, details, the cash memo. */
import { z } from 'zod';
import { lastCode } from '../domain/fields/statusTable';
import { packageStatusTable } from '../domain/packages/statusTable';
import { defineRoute } from './route';
import { dayQuery, listQuery, totalcount } from './listing';
import {
  orderLineShape,
  orderShape,
  orderVendorShape,
  packageEventShape,
  packageShape,
  packageStatus,
  packageStatusNames,
} from './orders';
import { flagInput, handle, id, image, wholeNumber } from './shapes';

export const queueWarehouseShape = z
  .strictObject({
    id,
    name: z.string(),
    district: z.string().nullable(),
    address: z.string(),
  })
  .meta({ id: 'QueueWarehouse', description: 'The warehouse whose queue it is.' });
export type QueueWarehouseShape = z.output<typeof queueWarehouseShape>;

export const queueSorts = ['updated_at', '-updated_at'] as const;

export const warehousePackage = defineRoute({
  name: 'warehousePackage',
  method: 'GET',
  path: '/warehouse-package/:status',
  who: ['incharge'],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary: 'The packages of the caller’s own warehouses in one status; searched by tracking id',
  params: z.strictObject({
    status: wholeNumber(packageStatusTable.shipped.code, lastCode(packageStatusTable)).describe(packageStatusNames),
  }),
  query: z.strictObject({
    ...listQuery.shape,
    ...dayQuery.shape,
    payment_status: flagInput.optional().describe('Only paid (1) or only unpaid (0) ones.'),
    sort: z.enum(queueSorts).optional(),
  }),
  answers: {
    200: z.strictObject({
      package: z.array(packageShape).describe('The packages of this part of the queue.'),
      warehouse: queueWarehouseShape.nullable(),
      totalcount,
    }),
  },
});

export const findPackage = defineRoute({
  name: 'findPackage',
  method: 'POST',
  path: '/find-package/:id',
  who: ['incharge'],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary:
    'What a scanned code is: a package of an own warehouse with its status, one of another warehouse, or nothing',
  params: z.strictObject({ id: handle.describe('The tracking id of the package.') }),
  answers: {
    200: z.strictObject({
      state: z
        .enum(['here', 'elsewhere', 'unknown'])
        .describe(
          '`here`: in one of the caller’s warehouses, `elsewhere`: in another one, `unknown`: no package has this code.',
        ),
      package_status: packageStatus.nullable(),
      warehouse: z.string().nullable().describe('The warehouse of a package that belongs to another one.'),
    }),
  },
});

export const inchargePackageDetails = defineRoute({
  name: 'inchargePackageDetails',
  method: 'GET',
  path: '/incharge-package-details/:id',
  who: ['incharge'],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary:
    'A package of the caller’s own warehouses, by tracking id, with its order, vendor and the order’s other packages',
  params: z.strictObject({ id: handle.describe('The tracking id of the package.') }),
  answers: {
    200: z.strictObject({
      order: orderShape,
      vendor: orderVendorShape,
      package: packageShape,
      totalpackage: z.array(
        packageShape.pick({ id: true, order_id: true, tracking_id: true, status: true, vendor: true }),
      ),
      history: z.array(packageEventShape),
    }),
  },
  fails: ['notFound'],
});

export const warehousePrintDetails = defineRoute({
  name: 'warehousePrintDetails',
  method: 'GET',
  path: '/warehouse-print-details/:id',
  who: ['incharge'],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary: 'The data of a package’s cash memo, by tracking id',
  params: z.strictObject({ id: handle.describe('The tracking id of the package.') }),
  answers: {
    200: z.strictObject({
      pto: z.array(orderLineShape),
      order: orderShape,
      vendor: orderVendorShape,
      package: packageShape,
      shop: z.strictObject({ id, name: z.string(), name_bn: z.string(), slug: z.string(), logo: image }).nullable(),
    }),
  },
  fails: ['notFound'],
});
