import * as returns from '../returns';
import { example, found } from './example';

const window = { query: { offset: 0, limit: 20 } };
const of = (slug: string, tracking: string) => ({
  params: {
    product_id: found('products', 'slug', slug),
    order_id: found('packages', 'tracking_id', tracking, 'order_number'),
  },
});
const withStatus = (status: string) => found('returns', 'status', status);

export const returnExamples = [
  example(returns.adminAllReturnProduct, 'admin', window),
  example(returns.adminNewReturnProduct, 'admin', window),
  example(returns.adminRefundRequest, 'admin', window),
  example(returns.vendorReceivedReturnProduct, 'vendor.gadget', window),
  example(returns.vendorNewReturnProduct, 'vendor.home', window),
  example(returns.getReturnDetails, 'admin', of('feather-shuttlecock-12-pcs', 'HTDEMO001212')),
  example(returns.getVendorReturnDetails, 'vendor.gadget', of('feather-shuttlecock-12-pcs', 'HTDEMO001212')),
  example(returns.updateReturnStatus, 'admin', { params: { newStatus: 1, returnId: withStatus('0') } }),
  example(returns.updateRefundStatus, 'admin', { params: { value: 1, returnId: withStatus('3') } }),
];
