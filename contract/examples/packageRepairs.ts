import { assignPackageWarehouse, reversePackageMove } from '../packageRepairs';
import { example, found } from './example';

const one = { params: { id: 'HTDEMO001051' } };

export const packageRepairExamples = [
  example(assignPackageWarehouse, 'admin', {
    ...one,
    body: { warehouse_id: found('warehouses', 'name', 'Dhaka Central') },
  }),
  example(reversePackageMove, 'admin', {
    ...one,
    body: { status: 3, reason: 'The parcel is not in the warehouse yet' },
  }),
];
