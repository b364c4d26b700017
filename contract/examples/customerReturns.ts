import { createReturn, deleteReturnRequest, getExistingReturnRequest } from '../customerReturns';
import { answerReturnRejection } from '../rejections';
import { returnPicture } from '../returns';
import { answered, example, found } from './example';

const product_id = found('order-lines', 'tracking_id', 'HTDEMO001221', 'product');
const order_id = found('packages', 'tracking_id', 'HTDEMO001221', 'order_number');

export const customerReturnExamples = [
  example(createReturn, 'customer', {
    body: {
      product_id,
      order_id,
      tracking_id: 'HTDEMO001221',
      case: 'Wrong Size',
      qty: 1,
      payment_method: 'bKash',
      payment_account: '01712345678',
      details: 'Two numbers too small',
    },
    files: ['image1'],
  }),
  example(getExistingReturnRequest, 'customer', { params: { product_id, order_id } }),
  example(returnPicture, 'customer', { params: { returnId: answered(createReturn, 'returns.id'), which: 'image1' } }),
  example(answerReturnRejection, 'customer', {
    params: { id: found('returns', 'status', '5') },
    body: { text: 'The box was open when it came. The photo shows it.' },
  }),
  example(deleteReturnRequest, 'customer', { params: { id: answered(createReturn, 'returns.id') } }),
];
