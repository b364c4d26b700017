import { myWatches, readWatch, unwatchProduct, watchProduct } from '../watches';
import { example, found } from './example';

const product = { productId: found('products', 'slug', 'rajshahi-silk-saree') };

export const watchExamples = [
  example(watchProduct, 'customer', { params: product, body: { kind: 'price' } }),
  example(readWatch, 'customer', { params: product }),
  example(myWatches, 'customer'),
  example(unwatchProduct, 'customer', { params: { ...product, kind: 'price' } }),
];
