import {
  findPackage,
  inchargePackageDetails,
  undoPackageMove,
  warehousePackage,
  warehousePrintDetails,
} from '../packages';
import { example } from './example';

const one = { params: { id: 'HTDEMO001051' } };

export const packageExamples = [
  example(warehousePackage, 'incharge.dhaka', { params: { status: 4 }, query: { offset: 0, limit: 20 } }),
  example(findPackage, 'incharge.dhaka', one),
  // Received by the example of the orders.
  example(undoPackageMove, 'incharge.dhaka', { params: { id: 'HTDEMO001041' } }),
  example(inchargePackageDetails, 'incharge.dhaka', one),
  example(warehousePrintDetails, 'incharge.dhaka', one),
];
