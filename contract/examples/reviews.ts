import { createReview, deleteReview, getExistingReview, getSingleProduct } from '../reviews';
import { example, found } from './example';

const product_id = found('order-lines', 'tracking_id', 'HTDEMO001221', 'product');

export const reviewExamples = [
  example(getSingleProduct, 'customer', { params: { id: product_id } }),
  example(createReview, 'customer', {
    body: { product_id, star: 5, details: 'Soft, and the colour stays.', hide: 0 },
    files: ['image1'],
  }),
  example(getExistingReview, 'customer', { params: { product_id } }),
  example(deleteReview, 'customer', { params: { product_id } }),
];
