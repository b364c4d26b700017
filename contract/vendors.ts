/** Vendor applications: how customers hand them in, and what admins do with them. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { partQuery, totalcount } from './listing';
import { vendorType } from './products';
import { defineRoute, nothing } from './route';
import {
  day,
  flag,
  flagInput,
  id,
  image,
  instant,
  optionalText,
  pathId,
  personName,
  picture,
  pictureSize,
  requiredText,
  wholeNumber,
} from './shapes';

export const genders = ['Male', 'Female', 'Others'] as const;
export const businessTypes = ['Personal / Individual', 'Departmental Store / Showroom', 'Brand Shop'] as const;
export const acceptState = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe('0: waits for a decision, 1: approved, 2: suspended.');
/** The private pictures of an application. */
export const documentNames = ['trade_license_image', 'nid_front_image', 'nid_back_image'] as const;

export const vendorRowShape = z
  .strictObject({
    id,
    name: personName,
    image,
    mobile: z.string(),
    email: z.string(),
    business_name: z.string(),
    type: vendorType,
    accept: acceptState,
    created_at: instant,
  })
  .meta({ id: 'VendorRow', description: 'A vendor or applicant in a list.' });

export const vendorShape = vendorRowShape
  .extend({
    user_id: id.nullable().describe('The account of the vendor; null when it is gone.'),
    birthdate: z.string(),
    nid: z.string(),
    gender: z.string(),
    district: z.string().describe('The district the person lives in.'),
    district_id: id.nullable(),
    upazila: z.string().describe('The upazila the person lives in.'),
    upazila_id: id.nullable(),
    thana: z.string(),
    postcode: z.string(),
    address: z.string(),
    business_type: z.string(),
    trade_license: z.string(),
    bin: z.string(),
    business_district: z.string(),
    business_district_id: id.nullable(),
    business_upazila: z.string(),
    business_upazila_id: id.nullable().describe('The upazila of the business; null when it is not known.'),
    business_thana: z.string(),
    business_postcode: z.string(),
    business_address: z.string(),
    trade_license_image: image,
    nid_front_image: image,
    nid_back_image: image,
    updated_at: instant,
  })
  .meta({
    id: 'Vendor',
    description:
      'The whole application: only for the applicant and admins. Places are names, with their ids beside them.',
  });

export const vendorShopShape = z
  .strictObject({
    id,
    slug: z.string(),
    name: z.string(),
    featured: flag,
    verify: flag.describe('1: admins have marked the shop as verified, 0: not.'),
  })
  .meta({ id: 'VendorShop', description: 'The shop of a vendor, with its marks.' });

/** A district or upazila in a form: its id, or its name. */
const placeInput = z.union([z.int().min(1).max(Number.MAX_SAFE_INTEGER), requiredText(80)]);

const applicationFields = {
  name: requiredText(150).describe('The person’s full name, as on the identity card.'),
  mobile: requiredText(20),
  email: z.email().max(254),
  birthdate: day,
  nid: z.string().regex(/^(\d{10}|\d{13}|\d{17})$/),
  gender: z.enum(genders),
  district: placeInput,
  upazila: placeInput,
  thana: requiredText(100),
  postcode: requiredText(10),
  address: requiredText(500),
  business_name: requiredText(150),
  type: wholeNumber(1, 2).pipe(vendorType),
  business_type: z.enum(businessTypes),
  trade_license: optionalText(60),
  bin: optionalText(60),
  business_district: placeInput,
  business_upazila: placeInput,
  business_thana: requiredText(100),
  business_postcode: requiredText(10),
  business_address: requiredText(500),
};

const applicationFiles = (required: boolean) => ({
  image: picture(10, required),
  trade_license_image: picture(10),
  nid_front_image: picture(10, required),
  nid_back_image: picture(10, required),
});

const oneId = z.strictObject({ id: pathId });
const vendorList = z.strictObject({
  vendor: z.array(vendorRowShape).describe('The vendors of this part of the list.'),
  totalcount,
});

export const vendorStatus = defineRoute({
  name: 'vendorStatus',
  method: 'GET',
  path: '/vendor-status',
  who: 'signed-in',
  tag: 'Vendor application',
  summary: 'The caller’s application and its state; 403 in the body without one',
  fails: ['noApplication'],
  answers: {
    200: z.strictObject({
      vendor: z.strictObject({
        id,
        name: personName,
        business_name: z.string(),
        type: vendorType,
        accept: acceptState,
        created_at: instant,
        shop: z
          .strictObject({ slug: z.string(), name: z.string() })
          .nullable()
          .describe('The shop, once there is one.'),
      }),
    }),
  },
});

export const submitVendorApplication = defineRoute({
  name: 'submitVendorApplication',
  method: 'POST',
  path: '/submit-vendor-application',
  who: 'signed-in',
  tag: 'Vendor application',
  summary: 'Apply to become a vendor; needs a verified mobile',
  afterSetUp: true,
  body: z.object(applicationFields),
  files: applicationFiles(true),
  fails: ['mobileNotVerified', 'alreadyApplied'],
  answers: { 200: z.strictObject({ id: id.describe('The application.') }) },
});

export const getAuthVendor = defineRoute({
  name: 'getAuthVendor',
  method: 'GET',
  path: '/get-auth-vendor',
  who: ['vendor'],
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'The signed-in vendor’s own profile',
  answers: { 200: z.strictObject({ vendor: vendorShape, shop: vendorShopShape.nullable() }) },
});

export const getNewVendor = defineRoute({
  name: 'getNewVendor',
  method: 'GET',
  path: '/get-new-vendor',
  who: admins,
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'Applications that wait for a decision; at most 1,000 without a page',
  query: partQuery,
  answers: { 200: vendorList },
});

export const getApprovedVendor = defineRoute({
  name: 'getApprovedVendor',
  method: 'GET',
  path: '/get-approved-vendor',
  who: admins,
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'Approved vendors, the newest first; at most 1,000 without a page',
  query: partQuery,
  answers: { 200: vendorList },
});

export const getSuspendedVendor = defineRoute({
  name: 'getSuspendedVendor',
  method: 'GET',
  path: '/get-suspended-vendor',
  who: admins,
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'Suspended vendors; at most 1,000 without a page',
  query: partQuery,
  answers: { 200: vendorList },
});

export const getSingleVendor = defineRoute({
  name: 'getSingleVendor',
  method: 'GET',
  path: '/get-single-vendor/:id',
  who: admins,
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'One vendor with its shop',
  params: oneId,
  fails: ['vendorNotFound'],
  answers: { 200: z.strictObject({ vendor: vendorShape, shop: vendorShopShape.nullable() }) },
});

export const approvedVendor = defineRoute({
  name: 'approvedVendor',
  method: 'POST',
  path: '/approved-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Approve an application: the applicant becomes a vendor with a shop',
  params: oneId,
  fails: ['vendorNotFound', 'refused'],
  answers: { 200: nothing },
});

export const rejectedVendor = defineRoute({
  name: 'rejectedVendor',
  method: 'DELETE',
  path: '/rejected-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Delete a pending application, or for good a suspended vendor without open packages',
  params: oneId,
  fails: ['vendorNotFound', 'refused', 'openPackages'],
  answers: { 200: nothing },
});

export const suspendVendor = defineRoute({
  name: 'suspendVendor',
  method: 'POST',
  path: '/suspend-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Suspend an approved vendor: its products leave the storefront at once',
  params: oneId,
  fails: ['vendorNotFound', 'refused'],
  answers: { 200: nothing },
});

export const removeSuspensionVendor = defineRoute({
  name: 'removeSuspensionVendor',
  method: 'POST',
  path: '/remove-suspension-vendor/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Lift a vendor’s suspension',
  params: oneId,
  fails: ['vendorNotFound', 'refused'],
  answers: { 200: nothing },
});

const shopMark = z.strictObject({ vendorId: pathId, value: flagInput.describe('1: put the mark on, 0: take it off.') });

export const featuredShop = defineRoute({
  name: 'featuredShop',
  method: 'POST',
  path: '/featured-shop/:vendorId/:value',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Vendors',
  summary: 'Show a vendor’s shop among the featured shops, or no longer',
  params: shopMark,
  fails: ['vendorNotFound'],
  answers: { 200: nothing },
});

export const verifyShop = defineRoute({
  name: 'verifyShop',
  method: 'POST',
  path: '/verify-shop/:vendorId/:value',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Vendors',
  summary: 'Mark a vendor’s shop as verified, or no longer',
  params: shopMark,
  fails: ['vendorNotFound'],
  answers: { 200: nothing },
});

export const updateVendorApplication = defineRoute({
  name: 'updateVendorApplication',
  method: 'POST',
  path: '/update-vendor-application/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Change a vendor’s information and documents; pictures that are not sent stay',
  params: oneId,
  body: z.object(applicationFields),
  files: applicationFiles(false),
  fails: ['vendorNotFound'],
  answers: { 200: z.strictObject({ vendor: vendorShape }) },
});

export const vendorDocument = defineRoute({
  name: 'vendorDocument',
  method: 'GET',
  path: '/vendor-document/:vendorId/:which',
  who: 'signed-in',
  tag: 'Vendors',
  summary:
    'A private picture of an application, for the applicant and admins; the photo also for staff who handle a package of the vendor, in one of three sizes',
  params: z.strictObject({ vendorId: pathId, which: z.enum(['image', ...documentNames]) }),
  query: pictureSize,
  fails: ['notFound'],
  answersWith: 'picture',
  /** 302 goes on to the file of a paper. */
  answers: { 200: nothing, 302: nothing },
});
