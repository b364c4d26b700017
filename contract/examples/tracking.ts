import { orderTracking } from '../tracking';
import { example, found } from './example';

export const trackingExamples = [
  example(orderTracking, 'customer', {
    params: { order_number: found('packages', 'tracking_id', 'HTDEMO001201', 'order_number') },
  }),
];
