/** Products as vendors write them and admins approve them, and the shapes every product list shares. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { longestReason, reviewNoteKinds } from '../domain/products/changes';
import { lowStock, stockLevels } from '../domain/products/stock';
import { productForm, productPictures } from '../domain/products/fieldSets';
import { answerShape, inputShape, orUploads, pictureFiles, uploadsInput } from './declared';
import { categoryNameShape, subCategoryShape } from './categories';
import { dayQuery, listQuery as searchedPart, partQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { richText } from './richText';
import { variantShape, variantsInput } from './variants';
import {
  flag,
  flagInput,
  id,
  image,
  instant,
  paging,
  pathId,
  personName,
  picture,
  taka,
  text,
  vendorType,
  wholeNumber,
} from './shapes';

export const verifyState = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe('0: waiting for approval, 1: approved, 2: rejected.');

const changeStateShape = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe(
    'A vendor’s change to the approved product: 0 there is none, 1 it waits for approval and the product is shown as approved, 2 it was rejected.',
  );
const rejectReason = z
  .string()
  .describe('Why the product, or the change to it, was rejected; empty without a reason, and once it was sent again.');

export const reviewNoteShape = z
  .strictObject({
    kind: z.enum(reviewNoteKinds).describe('What happened: rejected, a change rejected, sent again, approved.'),
    text: z.string().describe('The reason; empty without one.'),
    by_shop: flag.describe('1: an admin; 0: the vendor or applicant.'),
    by_name: z.string().describe('Who it was; of admins only admins read the name.'),
    created_at: instant,
  })
  .meta({ id: 'ReviewNote', description: 'A line of the conversation about a rejection.' });

export const reasonInput = text(longestReason)
  .optional()
  .describe('Why, for the person concerned. The panel asks for it; without one none is given.');

export const shopNameShape = z
  .strictObject({ id, name: z.string(), name_bn: z.string(), slug: z.string() })
  .meta({ id: 'ShopName', description: 'A shop by its name.' });

export const productCardShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    type: vendorType,
    qty: z.int(),
    thumbnail: image,
    selling_price: taka,
    original_price: taka,
    discount_percent: z.number(),
    rating: z.number(),
    total_review: z.int(),
    short_description: z.string(),
    description: z.string(),
    has_options: flag,
    price_from: flag,
    business_upazila_id: id.nullable(),
    shop: shopNameShape.nullable(),
  })
  .meta({ id: 'ProductCard', description: 'A product in a grid of the storefront.' });

export const productRowShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    type: vendorType,
    thumbnail: image,
    selling_price: taka,
    original_price: taka,
    qty: z.int(),
    has_variants: flag,
    status: flag,
    featured: flag,
    verify: verifyState,
    category: categoryNameShape.nullable(),
    subcategory: categoryNameShape.nullable(),
    childcategory: categoryNameShape.nullable(),
    shop: shopNameShape.nullable(),
    change_state: changeStateShape,
    reject_reason: rejectReason,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'ProductRow', description: 'A product in a table of the back office.' });

/** Beside the plain `description`, which has the same words. */
export const descriptionParts = richText.describe(
  'The description ready to be drawn, where it has formats; empty: it is the paragraphs of `description`.',
);

export const productFormShape = z
  .strictObject({
    id,
    ...answerShape(productForm),
    ...answerShape(productPictures),
    category: categoryNameShape.nullable(),
    subcategory: categoryNameShape.nullable(),
    childcategory: categoryNameShape.nullable(),
    variants: z
      .array(variantShape)
      .describe('Its combinations with a price and stock of their own; empty without any.'),
    description_parts: descriptionParts,
    brand_name: z.string().nullable(),
    type: vendorType,
    verify: verifyState,
    thumbnail: image,
    shop: shopNameShape.nullable(),
    change_state: changeStateShape,
    reject_reason: rejectReason,
    review: z.array(reviewNoteShape).describe('What was said about a rejection, oldest first; the last 20.'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({
    id: 'ProductForm',
    description:
      'A product in its edit form: for its vendor with the values that wait for approval, for admins as it is.',
  });

// Not strict: an edit form may send back its pictures' paths and names with the fields. They are dropped.
const productInput = inputShape(productForm);

const oneId = z.strictObject({ id: pathId });
const keyword = z.string().min(1).max(100);

export const productSorts = [
  'newest',
  'oldest',
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
  summary: 'The vendor’s own products by name; at most 200 without a page',
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
  summary: 'Products of all vendors by name or shop; at most 200 without a page',
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
    'Products and changes to products (`change_state` 1) waiting for approval, the longest waiting first; searched by name; at most 1,000 without a page',
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
