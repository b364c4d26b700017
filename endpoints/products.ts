import {
  addProductSpecialDatasetForGroceryVendors,
  adminProductSearch,
  editProduct,
  productReject,
  productVerify,
  storeProduct,
  updateProduct,
  vendorProductSearch,
  viewAdminProduct,
  viewAllVendorProduct,
  viewProductVerify,
} from '../contract/products';
import { productTypeOf } from '../domain/catalogue/productType';
import { productVerify as verifyStates } from '../domain/catalogue/visible';
import { addProduct } from '../services/products/addProduct';
import { changeProduct } from '../services/products/changeProduct';
import { approveProduct, rejectProduct } from '../services/products/decideProduct';
import {
  listAllProducts,
  listOwnProducts,
  listPendingProducts,
  searchAllProducts,
  searchOwnProducts,
} from '../services/products/listProducts';
import { readGroceryDataset } from '../services/products/readGroceryDataset';
import { readProduct } from '../services/products/readProduct';
import { has } from '../services/ctx';
import { implement } from './implement';
import { presentCategoryName, presentSubCategory } from './present/category';
import { presentProductForm, presentProductRow, verifyOf } from './present/product';

const forms = [
  implement(addProductSpecialDatasetForGroceryVendors, async (ctx) => {
    const { vendor, isGrocery, groceryCategory, category, subcategories } = await readGroceryDataset(ctx);
    if (!isGrocery) return { status: 201, grocery_category: groceryCategory };
    const { id, name, business_name, type } = vendor;
    return {
      status: 200,
      vendor: { id, name, business_name, type: productTypeOf(type) },
      grocery_category: groceryCategory,
      category: presentCategoryName(category),
      subcategorylist: subcategories.map(presentSubCategory),
    };
  }),
  implement(storeProduct, async (ctx, { body, files }) => {
    const { id, slug } = await addProduct(ctx, body, files);
    return { status: 200, message: 'productAdded', id, slug };
  }),
  implement(editProduct, async (ctx, { params }) => ({
    status: 200,
    product: presentProductForm(await readProduct(ctx, params.id, { depth: 1 })),
  })),
  implement(updateProduct, async (ctx, { params, body: { image_order: order, qty_seen: qtySeen, ...form }, files }) => {
    const product = await changeProduct(ctx, params.id, form, { files, order, qtySeen });
    const waits = product.verify === verifyStates.pending && !has(ctx, 'superadmin', 'subadmin');
    return {
      status: 200,
      message: waits ? 'productUpdatedPending' : 'productUpdated',
      verify: verifyOf(product.verify),
    };
  }),
];

const lists = [
  implement(viewAllVendorProduct, async (ctx, { params, query }) => {
    const { docs, total } = await listOwnProducts(ctx, params, query);
    return { status: 200, products: docs.map(presentProductRow), totalcount: total };
  }),
  implement(vendorProductSearch, async (ctx, { params, query }) => {
    const { docs, total } = await searchOwnProducts(ctx, params.keyword, query);
    return { status: 200, products: docs.map(presentProductRow), totalcount: total };
  }),
  implement(viewAdminProduct, async (ctx, { params, query }) => {
    const { docs, total } = await listAllProducts(ctx, params, query);
    return { status: 200, products: docs.map(presentProductRow), totalcount: total };
  }),
  implement(adminProductSearch, async (ctx, { params, query }) => {
    const { docs, total } = await searchAllProducts(ctx, params.keyword, query);
    return { status: 200, products: docs.map(presentProductRow), totalcount: total };
  }),
  implement(viewProductVerify, async (ctx, { query }) => {
    const { docs, total } = await listPendingProducts(ctx, query);
    return { status: 200, products: docs.map(presentProductRow), totalcount: total };
  }),
];

const decisions = [
  implement(productVerify, async (ctx, { params, body }) => {
    await approveProduct(ctx, params.id, body.updated_at);
    return { status: 200, message: 'productApproved' };
  }),
  implement(productReject, async (ctx, { params }) => {
    await rejectProduct(ctx, params.id);
    return { status: 200, message: 'productRejected' };
  }),
];

export const productEndpoints = [...forms, ...lists, ...decisions];
