import * as orders from '../orders';
import { example, found } from './example';

const order = { params: { id: found('packages', 'tracking_id', 'HTDEMO001201', 'order_number') } };

export const orderExamples = [
  example(orders.vendorOrder, 'vendor.fashion', { params: { status: 1 }, query: { offset: 0, limit: 20 } }),
  example(orders.vendorOrderDetails, 'vendor.fashion', order),
  example(orders.allVendorOrder, 'admin', { query: { offset: 0, limit: 20 } }),
  example(orders.adminOrderDetails, 'admin', order),
  example(orders.orderInvoice, 'admin', { ...order, query: { lang: 'bn' } }),
  example(orders.adminOrderPackageDetails, 'admin', { params: { tracking_id: 'HTDEMO001201' } }),
  example(orders.cancelOrder, 'customer2', {
    params: { id: found('packages', 'tracking_id', 'HTDEMO001241', 'order_number') },
    body: { reason: 'wrong_choice', note: 'I meant the larger one' },
  }),
  example(orders.ptoUpdateStatus, 'incharge.dhaka', { params: { id: 'HTDEMO001041', status: 4 } }),
];
