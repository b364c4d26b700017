import {
  addProductSpecialDatasetForGroceryVendors,
  adminProductSearch,
  editProduct,
  productPictureUpload,
  productReject,
  productVerify,
  storeProduct,
  updateProduct,
  vendorProductSearch,
  viewAdminProduct,
  viewAllVendorProduct,
  viewProductChange,
  viewProductVerify,
} from '../contract/products';
import { productTypeOf } from '../domain/catalogue/productType';
import { productVerify as verifyStates } from '../domain/catalogue/visible';
import { columnOf, namesOf } from '../domain/fields/declare';
import { changeState } from '../domain/products/changes';
import { productFields } from '../domain/products/fields';
import type { Product, ReviewNote, Variant } from '../payload-types';
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
import { uploadProductPicture, uploadsIn } from '../services/products/pictureUploads';
import { productReferences } from '../services/products/productReferences';
import { readGroceryDataset } from '../services/products/readGroceryDataset';
import { readProductChange, readProductForm } from '../services/products/readProductForm';
import type { References } from '../services/richText/findReferences';
import { has, type Ctx } from '../services/ctx';
import { implement } from './implement';
import { presentCategoryName, presentSubCategory } from './present/category';
import { changeStateOf, presentProductForm, presentProductRow, presentWaitingRow, verifyOf } from './present/product';

type Shown = { product: Product; notes: ReviewNote[]; variants: Variant[] };

const presentForm = (ctx: Ctx, { product, notes, variants }: Shown, references: References) =>
  presentProductForm(product, variants, notes, { namesAdmins: has(ctx, 'superadmin', 'subadmin'), references });

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
    const { uploads, rest } = uploadsIn(body);
    const { variants, ...form } = rest;
    const { id, slug } = await addProduct(ctx, form, files, { variants, uploads });
    return { status: 200, message: 'productAdded', id, slug };
  }),
  implement(productPictureUpload, async (ctx, { files }) => ({
    status: 200,
    message: 'pictureUploaded',
    id: await uploadProductPicture(ctx, files.picture!),
  })),
  implement(editProduct, async (ctx, { params }) => {
    const shown = await readProductForm(ctx, params.id);
    return { status: 200, product: presentForm(ctx, shown, await productReferences(ctx, shown.product)) };
  }),
  implement(viewProductChange, async (ctx, { params }) => {
    const { before, after, columns, ...rest } = await readProductChange(ctx, params.id);
    const references = await productReferences(ctx, before, after);
    return {
      status: 200,
      before: presentForm(ctx, { product: before, ...rest }, references),
      after: presentForm(ctx, { product: after, ...rest }, references),
      changed: namesOf(productFields).filter((name) => columns.includes(columnOf(productFields, name))),
    };
  }),
  implement(updateProduct, async (ctx, { params, body, files }) => {
    const { uploads, rest } = uploadsIn(body);
    const { image_order: order, qty_seen: qty, sold_seen: sold, variants, ...form } = rest;
    const stockSeen = qty === undefined ? undefined : { qty, sold };
    const product = await changeProduct(ctx, params.id, form, { files, order, stockSeen, variants, uploads });
    const waits = product.verify === verifyStates.pending && !has(ctx, 'superadmin', 'subadmin');
    const isHeld = product.change_state === changeState.waiting && !has(ctx, 'superadmin', 'subadmin');
    return {
      status: 200,
      message: waits ? 'productUpdatedPending' : isHeld ? 'productChangeWaits' : 'productUpdated',
      verify: verifyOf(product.verify),
      change_state: changeStateOf(product.change_state),
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
    return { status: 200, products: docs.map(presentWaitingRow), totalcount: total };
  }),
];

const decisions = [
  implement(productVerify, async (ctx, { params, body }) => {
    await approveProduct(ctx, params.id, body.updated_at);
    return { status: 200, message: 'productApproved' };
  }),
  implement(productReject, async (ctx, { params, body: { reason, only_change: onlyChange } }) => {
    await rejectProduct(ctx, params.id, { reason, onlyChange: onlyChange === 1 });
    return { status: 200, message: onlyChange === 1 ? 'productChangeRejected' : 'productRejected' };
  }),
];

export const productEndpoints = [...forms, ...lists, ...decisions];
