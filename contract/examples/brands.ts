import { brandDelete, brandStore, brandUpdate, getSingleBrand } from '../brands';
import { example, found } from './example';

const sub_cat_id = found('sub-categories', 'slug', 'saree');
const id = found('brands', 'name', 'Mohua Weavers');

export const brandExamples = [
  example(brandStore, 'admin', { body: { sub_cat_id, name: 'Mohua Weavers', name_bn: 'মহুয়া উইভার্স', status: 1 } }),
  example(getSingleBrand, 'admin', { params: { id } }),
  example(brandUpdate, 'admin', {
    params: { id },
    body: { sub_cat_id, name: 'Mohua Weavers', name_bn: 'মহুয়া তাঁত', status: 1 },
  }),
  example(brandDelete, 'admin', { params: { id } }),
];
