/** Packages as warehouse staff see them: the queues by status, details, the cash memo. */
import { z } from 'zod';
import { lastCode } from '../domain/fields/statusTable';
import { packageStatusTable } from '../domain/packages/statusTable';
import { defineRoute } from './route';
import { areaQuery, dayQuery, listQuery, totalcount } from './listing';
import {
  orderCustomerShape,
  orderLineShape,
  orderShape,
  orderVendorShape,
  packageEventShape,
  packageShape,
  packageStatus,
  packageStatusNames,
  queuePackageShape,
} from './orderShapes';
import { flagInput, handle, id, image, pathId, taka, wholeNumber } from './shapes';

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
  summary: 'The packages of the caller’s own warehouses, or of one of them, in one status; searched by tracking id',
  params: z.strictObject({
    status: wholeNumber(packageStatusTable.shipped.code, lastCode(packageStatusTable)).describe(packageStatusNames),
  }),
  query: z.strictObject({
    ...listQuery.shape,
    ...dayQuery.shape,
    ...areaQuery.shape,
    warehouse: id.optional().describe('Only this one of the caller’s warehouses; absent: all of them.'),
    shop: pathId.optional().describe('Only packages of this shop.'),
    payment_status: flagInput.optional().describe('Only paid (1) or only unpaid (0) ones.'),
    sort: z.enum(queueSorts).optional(),
  }),
  answers: {
    200: z.strictObject({
      package: z.array(queuePackageShape).describe('The packages of this part of the queue.'),
      warehouse: queueWarehouseShape
        .nullable()
        .describe('The warehouse whose queue it is; null where the packages of several are shown, or there is none.'),
      warehouses: z.array(queueWarehouseShape).describe('The warehouses the caller is in charge of.'),
      totalcount,
      to_collect: taka.describe('What customers still have to pay for everything the filter finds.'),
    }),
  },
  fails: ['notFound'],
});

export const warehouseShops = defineRoute({
  name: 'warehouseShops',
  method: 'GET',
  path: '/warehouse-shops',
  who: ['incharge'],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary: 'The shops that have packages in the caller’s own warehouses, by name',
  answers: {
    200: z.strictObject({
      shops: z
        .array(z.strictObject({ id, name: z.string(), name_bn: z.string() }))
        .describe('The shops; the first 1,000 of them.'),
    }),
  },
});

export const findPackage = defineRoute({
  name: 'findPackage',
  method: 'POST',
  path: '/find-package/:id',
  who: ['vendor', 'incharge'],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary:
    'What a scanned code is: a package of an own warehouse or shop with its status, one of another warehouse, or nothing; of other shops vendors learn nothing',
  params: z.strictObject({ id: handle.describe('The tracking id of the package.') }),
  body: z.strictObject({
    warehouse: id
      .optional()
      .describe(
        'The one of the caller’s warehouses that is worked for: all others are elsewhere. Absent: all of them.',
      ),
  }),
  answers: {
    200: z.strictObject({
      state: z
        .enum(['here', 'elsewhere', 'unknown'])
        .describe(
          '`here`: in one of the caller’s warehouses, or in the one asked for, or of the caller’s shop; `elsewhere`: in another one; `unknown`: no package has this code.',
        ),
      package_status: packageStatus.nullable(),
      warehouse: z
        .string()
        .nullable()
        .describe(
          'The warehouse of a package that is elsewhere; of one that is here only for whoever is in charge of several.',
        ),
      vendor: z.string().nullable().describe('The vendor of a package that is here.'),
      order_id: z.int().nullable().describe('The number of the order of a package that is here.'),
    }),
  },
});

export const undoPackageMove = defineRoute({
  name: 'undoPackageMove',
  method: 'POST',
  path: '/undo-package-move/:id',
  who: ['vendor', 'incharge'],
  scope: 'orders:write',
  tag: 'Warehouse packages',
  summary:
    'Takes back the caller’s own last move of a package, within two minutes, as long as nothing happened since; 201 otherwise',
  params: z.strictObject({ id: handle.describe('The tracking id of the package.') }),
  answers: { 200: z.strictObject({ package_status: packageStatus }) },
  fails: ['notFound', 'cannotUndo'],
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
      customer: orderCustomerShape.nullable().describe('Who ordered; null when the account was deleted.'),
      pto: z.array(orderLineShape),
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
