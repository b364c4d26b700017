import {
  findPackage,
  inchargePackageDetails,
  undoPackageMove,
  warehousePackage,
  warehousePrintDetails,
  warehouseShops,
} from '../packages';
import { example } from './example';

const one = { params: { id: 'HTDEMO001051' } };

export const packageExamples = [
  example(warehousePackage, 'incharge.dhaka', { params: { status: 4 }, query: { offset: 0, limit: 20 } }),
  example(warehouseShops, 'incharge.dhaka'),
  example(findPackage, 'incharge.dhaka', { ...one, body: {} }),
  // Received by the example of the orders.
  example(undoPackageMove, 'incharge.dhaka', { params: { id: 'HTDEMO001041' } }),
  example(inchargePackageDetails, 'incharge.dhaka', one),
  example(warehousePrintDetails, 'incharge.dhaka', one),
];
