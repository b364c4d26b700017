import * as products from '../products';
import { changeProductAmounts, copyProduct, productVariants } from '../ownProducts';
import * as rejections from '../rejections';
import { answered, example, found } from './example';

const window = { offset: 0, limit: 24 };
const fields = {
  main_cat_id: found('main-categories', 'slug', 'womens-fashion'),
  sub_cat_id: found('sub-categories', 'slug', 'saree'),
  child_cat_id: found('child-categories', 'slug', 'cotton-saree'),
  brand: found('brands', 'name', 'Tanti Para'),
  name: 'Pabna Cotton Saree',
  name_bn: 'পাবনার সুতি শাড়ি',
  slug: 'pabna-cotton-saree',
  description: 'Hand-woven in Pabna, 12 hands long.',
  description_bn: 'পাবনার তাঁতে বোনা, ১২ হাত লম্বা।',
  short_description: 'Soft cotton for every day.',
  short_description_bn: 'প্রতিদিনের জন্য নরম সুতি।',
  selling_price: 1_150,
  original_price: 1_400,
  qty: 25,
  variation1: 'Color',
  option1: 'Red,Green',
} as const;
const id = answered(products.storeProduct, 'id');

export const productExamples = [
  example(products.addProductSpecialDatasetForGroceryVendors, 'grocer.savar'),
  example(products.viewAllVendorProduct, 'vendor.fashion', { params: window, query: { sort: '-selling_price' } }),
  example(products.vendorProductSearch, 'vendor.fashion', { params: { keyword: 'saree' }, query: window }),
  example(products.viewAdminProduct, 'admin', { params: window, query: { sort: 'newest' } }),
  example(products.adminProductSearch, 'admin', { params: { keyword: 'saree' }, query: window }),
  example(products.productPictureUpload, 'vendor.fashion', { files: ['picture'] }),
  example(products.storeProduct, 'vendor.fashion', { body: fields, files: ['image1'] }),
  example(products.editProduct, 'vendor.fashion', { params: { id } }),
  example(copyProduct, 'vendor.fashion', { params: { id } }),
  example(productVariants, 'vendor.fashion', { query: { ids: found('products', 'slug', 'khadi-short-panjabi') } }),
  example(changeProductAmounts, 'vendor.fashion', {
    body: { changes: [{ id, selling_price: 1_050, price_seen: 1_090, qty: 40, qty_seen: 30 }] },
  }),
  example(products.viewProductVerify, 'admin', { query: window }),
  example(products.productVerify, 'admin', {
    params: { id },
    body: { updated_at: found('products', 'slug', 'pabna-cotton-saree', 'updatedAt') },
  }),
  example(products.updateProduct, 'vendor.fashion', {
    params: { id },
    body: { ...fields, name: 'Pabna Handloom Saree', selling_price: 1_090, qty: 30, qty_seen: 25 },
  }),
  example(products.viewProductChange, 'admin', { params: { id } }),
  example(products.productReject, 'admin', {
    params: { id },
    body: { reason: 'The name should say that it is cotton.', only_change: 1 },
  }),
  example(rejections.answerProductRejection, 'vendor.fashion', {
    params: { id },
    body: { text: 'It is half cotton, half silk. What should the name say?' },
  }),
  example(rejections.waitingAnswers, 'admin', { query: { offset: 0, limit: 20 } }),
  example(rejections.settleWaitingAnswer, 'admin', {
    params: { id: answered(rejections.waitingAnswers, 'answers.0.id') },
    body: { text: 'Then say both, please.' },
  }),
];
