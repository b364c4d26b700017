import { deleteProduct, dropDeleted, restoreDeleted, viewDeleted } from '../deleted';
import { copyProduct } from '../ownProducts';
import { answered, example } from './example';

const params = { id: answered(copyProduct, 'id') };

export const deletedExamples = [
  example(deleteProduct, 'vendor.fashion', { params }),
  example(viewDeleted, 'admin', { query: { offset: 0, limit: 20 } }),
  example(restoreDeleted, 'vendor.fashion', { params: { id: answered(deleteProduct, 'deletion') } }),
  example(dropDeleted, 'admin', { params: { id: answered(viewDeleted, 'deleted.1.id') } }),
];
