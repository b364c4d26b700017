import * as imports from '../productImports';
import { answered, example, found } from './example';

const one = { params: { id: answered(imports.previewProductImport, 'import.id') } };

export const productImportExamples = [
  example(imports.exportProducts, 'admin', {
    query: { vendor_id: found('vendors', 'business_name', 'Rong Dhonu'), offset: 0, limit: 100 },
  }),
  example(imports.previewProductImport, 'vendor.fashion', {
    body: { csv: 'slug,selling_price,qty\ntangail-cotton-saree,1390,40\n', file_name: 'prices.csv' },
  }),
  example(imports.productImportLines, 'vendor.fashion', { ...one, query: { offset: 0, limit: 50, action: 'update' } }),
  example(imports.startProductImport, 'vendor.fashion', one),
  example(imports.readProductImport, 'vendor.fashion', one),
  example(imports.allProductImports, 'vendor.fashion', { query: { offset: 0, limit: 20 } }),
];
