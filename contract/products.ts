/** Products as vendors write them and admins approve them, and the shapes every product list shares. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { lowStock, stockLevels } from '../domain/products/stock';
import { productForm, productPictures } from '../domain/products/fieldSets';
import { inputShape, orUploads, pictureFiles, uploadsInput } from './declared';
import { categoryNameShape, subCategoryShape } from './categories';
import { dayQuery, listQuery as searchedPart, partQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { soldInput, variantsInput } from './variants';
import { flagInput, id, instant, paging, pathId, personName, picture, vendorType, wholeNumber } from './shapes';
import { verifyState, changeStateShape, reasonInput, productRowShape, productFormShape } from './productShapes';

// Not strict: an edit form may send back its pictures' paths and names with the fields. They are dropped.
const productInput = inputShape(productForm);

const oneId = z.strictObject({ id: pathId });

const keyword = z.string().min(1).max(100);

export const productSorts = [
  'newest',
  'oldest',
  'created_at',
  '-created_at',
  'name',
  '-name',
  'selling_price',
  '-selling_price',
  'qty',
  '-qty',
] as const;

const ownFilter = z.strictObject({
  ...dayQuery.shape,
  sort: z.enum(productSorts).optional(),
  status: flagInput.optional().describe('Only shown (1) or only hidden (0) ones.'),
  verify: wholeNumber(0, 2).optional().describe('Only waiting (0), approved (1) or rejected (2) ones.'),
  stock: z
    .enum(stockLevels)
    .optional()
    .describe(`\`out\`: none left, \`low\`: 1 to ${lowStock}, \`in\`: more than that.`),
  category: pathId.optional().describe('Only of this main category.'),
});

const adminFilter = z.strictObject({
  ...ownFilter.shape,
  featured: flagInput.optional().describe('Only featured (1) or only other (0) ones.'),
  vendor: pathId.optional().describe('Only of this vendor.'),
  district: pathId.optional().describe('Only of vendors whose business is in this district.'),
});

export const addProductSpecialDatasetForGroceryVendors = defineRoute({
  name: 'addProductSpecialDatasetForGroceryVendors',
  method: 'GET',
  path: '/add-product-special-dataset-for-grocery-vendors',
  who: ['vendor'],
  scope: 'catalogue:read',
  tag: 'Products',
  summary:
    'What the product form needs: 200 a grocery vendor with the sub categories it is confined to, 201 any other vendor',
  answers: {
    200: z.strictObject({
      vendor: z.strictObject({ id, name: personName, business_name: z.string(), type: vendorType }),
      grocery_category: id.nullable(),
      category: categoryNameShape.nullable().describe('The main category of its products.'),
      subcategorylist: z.array(subCategoryShape),
    }),
    201: z.strictObject({
      grocery_category: id.nullable().describe('The main category that other vendors cannot choose.'),
    }),
  },
});

export const storeProduct = defineRoute({
  name: 'storeProduct',
  method: 'POST',
  path: '/store-product',
  who: ['vendor'],
  scope: 'catalogue:write',
  tag: 'Products',
  summary: 'Add a product; it waits for approval',
  body: z.object({ ...productInput, variants: variantsInput, ...uploadsInput(productPictures) }),
  files: orUploads(pictureFiles(productPictures, true)),
  answers: { 200: z.strictObject({ id: id.describe('The new product.'), slug: z.string() }) },
});

export const productPictureUpload = defineRoute({
  name: 'productPictureUpload',
  method: 'POST',
  path: '/product-picture-upload',
  who: ['superadmin', 'subadmin', 'vendor'],
  scope: 'catalogue:write',
  tag: 'Products',
  summary: 'Upload a picture before its product is saved; one that no product takes is deleted after a day',
  files: { picture: picture(productPictures.image1.megabytes, true) },
  answers: { 200: z.strictObject({ id: id.describe('Named by the product as `image1_upload` and so on.') }) },
});

export const editProduct = defineRoute({
  name: 'editProduct',
  method: 'GET',
  path: '/edit-product/:id',
  who: ['superadmin', 'subadmin', 'vendor'],
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'One product for its edit form: a vendor’s own, any for admins',
  params: oneId,
  fails: ['productNotFound'],
  answers: { 200: z.strictObject({ product: productFormShape }) },
});

export const updateProduct = defineRoute({
  name: 'updateProduct',
  shownBy: { call: 'editProduct', at: 'product' },
  method: 'POST',
  path: '/update-product/:id',
  who: ['superadmin', 'subadmin', 'vendor'],
  scope: 'catalogue:write',
  tag: 'Products',
  summary:
    'Change a product; a vendor’s change of texts, pictures, category or video of an approved one waits beside it for approval',
  params: oneId,
  body: z.object({
    ...productInput,
    status: flagInput.optional(),
    variants: variantsInput,
    qty_seen: wholeNumber(0, 1_000_000).optional(),
    sold_seen: soldInput.optional(),
    image_order: z
      .string()
      .regex(/^[0-6](,[0-6]){5}$/)
      .optional(),
    ...uploadsInput(productPictures),
  }),
  files: pictureFiles(productPictures, false),
  fails: ['productNotFound'],
  answers: { 200: z.strictObject({ verify: verifyState, change_state: changeStateShape }) },
});

export const viewAllVendorProduct = defineRoute({
  name: 'viewAllVendorProduct',
  method: 'GET',
  path: '/view-all-vendor-product/:offset/:limit',
  who: ['vendor'],
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'The vendor’s own products, a window of the list',
  params: paging,
  query: ownFilter,
  answers: { 200: z.strictObject({ products: z.array(productRowShape), totalcount: z.int() }) },
});

export const vendorProductSearch = defineRoute({
  name: 'vendorProductSearch',
  method: 'GET',
  path: '/vendor-product-search/:keyword',
  who: ['vendor'],
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'The vendor’s own products by name or SKU; at most 200 without a page',
  params: z.strictObject({ keyword }),
  query: z.strictObject({ ...partQuery.shape, ...ownFilter.shape }),
  limits: [
    { per: 'address', points: 300, perSeconds: 60 },
    { per: 'account', points: 120, perSeconds: 60 },
  ],
  answers: { 200: z.strictObject({ products: z.array(productRowShape), totalcount }) },
});

export const viewAdminProduct = defineRoute({
  name: 'viewAdminProduct',
  method: 'GET',
  path: '/view-admin-product/:offset/:limit',
  who: admins,
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'Products of all vendors, a window of the list',
  params: paging,
  query: adminFilter,
  answers: { 200: z.strictObject({ products: z.array(productRowShape), totalcount: z.int() }) },
});

export const adminProductSearch = defineRoute({
  name: 'adminProductSearch',
  method: 'GET',
  path: '/admin-product-search/:keyword',
  who: admins,
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'Products of all vendors by name, shop or SKU; at most 200 without a page',
  params: z.strictObject({ keyword }),
  query: z.strictObject({ ...partQuery.shape, ...adminFilter.shape }),
  limits: [
    { per: 'address', points: 300, perSeconds: 60 },
    { per: 'account', points: 120, perSeconds: 60 },
  ],
  answers: { 200: z.strictObject({ products: z.array(productRowShape), totalcount }) },
});

export const viewProductVerify = defineRoute({
  name: 'viewProductVerify',
  method: 'GET',
  path: '/view-product-verify',
  who: admins,
  scope: 'catalogue:read',
  tag: 'Products',
  summary:
    'Products and changes to products (`change_state` 1) waiting for approval, the longest waiting first; searched by name or SKU; at most 1,000 without a page',
  query: z.strictObject({
    ...searchedPart.shape,
    ...dayQuery.shape,
    category: pathId.optional().describe('Only in this main category.'),
    vendor: pathId.optional().describe('Only of this vendor.'),
  }),
  answers: { 200: z.strictObject({ products: z.array(productRowShape), totalcount }) },
});

export const viewProductChange = defineRoute({
  name: 'viewProductChange',
  method: 'GET',
  path: '/product-change/:id',
  who: ['superadmin', 'subadmin', 'vendor'],
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'A vendor’s change to an approved product: how the product is and how it would be',
  params: oneId,
  fails: ['productNotFound'],
  answers: {
    200: z.strictObject({
      before: productFormShape.describe('The product as it is shown.'),
      after: productFormShape.describe('The product with the change.'),
      changed: z.array(z.string().max(60)).describe('The names of the fields that differ.'),
    }),
  },
});

export const productVerify = defineRoute({
  name: 'productVerify',
  method: 'POST',
  path: '/product-verify/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Products',
  summary: 'Approve a product, or the change that waits beside an approved one',
  params: oneId,
  body: z.object({
    updated_at: instant
      .max(40)
      .optional()
      .describe(
        'The `updated_at` the admin looked at: where the product has changed since, nothing is approved unseen (409).',
      ),
  }),
  fails: ['productNotFound', 'changedMeanwhile'],
  answers: { 200: nothing },
});

export const productReject = defineRoute({
  name: 'productReject',
  method: 'POST',
  path: '/product-reject/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Products',
  summary: 'Reject a product or withdraw its approval; or reject only the change that waits beside it',
  params: oneId,
  body: z.object({
    reason: reasonInput,
    only_change: flagInput
      .optional()
      .describe('1: only the waiting change is rejected, the product stays as it is (409 where none waits any more).'),
  }),
  fails: ['productNotFound', 'changedMeanwhile'],
  answers: { 200: nothing },
});
