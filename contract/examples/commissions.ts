import { commissionCreate, commissionDelete, commissionPreview, commissionUpdate } from '../commissions';
import { example, found } from './example';

const vendor_id = found('vendors', 'email', 'vendor.gadget@demo.test');
const id = found('commission-rules', 'note', 'Agreed for the winter');

export const commissionExamples = [
  example(commissionCreate, 'admin', {
    body: { vendor_id, rate: 850, starts_on: '2026-12-01', ends_on: '2027-02-28', note: 'Agreed for the winter' },
  }),
  example(commissionUpdate, 'admin', { params: { id }, body: { rate: 900 } }),
  example(commissionPreview, 'admin', { params: { product_id: found('products', 'slug', 'tangail-cotton-saree') } }),
  example(commissionDelete, 'admin', { params: { id } }),
];
