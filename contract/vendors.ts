/** Vendor applications: submitted by customers, handled by admins. */
import { z } from 'zod';
import { forEachField, namesOf } from '../domain/fields/declare';
import { admins } from '../domain/permissions';
import { shopMarks } from '../domain/shops/fields';
import { vendorForm, vendorPapers, vendorPictures } from '../domain/vendors/fields';
import { dayQuery, partQuery, totalcount } from './listing';
import { inputShape, pictureFiles } from './declared';
import { answerShape } from './declaredAnswers';
import { reviewNoteShape } from './productShapes';
import { defineRoute, nothing } from './route';
import { id, image, instant, pathId, personName, pictureSize, vendorType, wholeNumber } from './shapes';

export const acceptState = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe('0: waiting for a decision, 1: approved, 2: suspended.');
/** The private pictures of an application. */
export const documentNames = namesOf(vendorPapers);

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
    user_id: id.nullable().describe('The account of the vendor; null when it was deleted.'),
    ...answerShape(vendorForm),
    district_id: id.nullable(),
    upazila_id: id.nullable(),
    business_district_id: id.nullable(),
    business_upazila_id: id.nullable().describe('The upazila of the business; null when it is not known.'),
    ...answerShape(vendorPapers),
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
    name_bn: z.string(),
    warehouse_id: id.nullable().describe('The warehouse its packages go to; without one the shop cannot sell.'),
    ...answerShape(shopMarks),
  })
  .meta({ id: 'VendorShop', description: 'The shop of a vendor, with its marks.' });

const oneId = z.strictObject({ id: pathId });
const vendorList = z.strictObject({
  vendor: z.array(vendorRowShape).describe('The vendors of this part of the list.'),
  totalcount,
});

const vendorFilter = z.strictObject({
  ...partQuery.shape,
  ...dayQuery.shape,
  type: wholeNumber(1, 2).optional().describe('Only grocery (1) or only general (2) vendors.'),
  district: pathId.optional().describe('Only with a business in this district.'),
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
          .strictObject({ slug: z.string(), name: z.string(), name_bn: z.string() })
          .nullable()
          .describe('The shop, if there is one yet.'),
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
  body: z.object(inputShape(vendorForm)),
  files: pictureFiles(vendorPictures, true),
  fails: ['mobileNotVerified', 'alreadyApplied'],
  answers: { 200: z.strictObject({ id: id.describe('The application.') }) },
});

export const refusedApplication = defineRoute({
  name: 'refusedApplication',
  method: 'GET',
  path: '/refused-application',
  who: 'signed-in',
  tag: 'Vendor application',
  summary: 'What the caller had written in a rejected application, and why it was rejected; null without one',
  answers: {
    200: z.strictObject({
      refused: z
        .strictObject({
          reason: z.string().describe('What has to be corrected; empty where no reason was given.'),
          form: z
            .strictObject(forEachField<Record<keyof typeof vendorForm, z.ZodString>>(vendorForm, () => z.string()))
            .describe('The fields of the application as text, places by their ids. Pictures have to be sent again.'),
          review: z.array(reviewNoteShape).describe('What was said about it, oldest first; the last 20.'),
        })
        .nullable()
        .describe('Null: nothing was rejected, or the caller has applied again.'),
    }),
  },
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
  summary: 'Applications waiting for a decision; at most 1,000 without a page',
  query: vendorFilter,
  answers: { 200: vendorList },
});

export const getApprovedVendor = defineRoute({
  name: 'getApprovedVendor',
  method: 'GET',
  path: '/get-approved-vendor',
  who: admins,
  scope: 'people:read',
  tag: 'Vendors',
  summary: 'Approved vendors, newest first; at most 1,000 without a page',
  query: vendorFilter,
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
  query: vendorFilter,
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
  answers: {
    200: z.strictObject({
      vendor: vendorShape,
      shop: vendorShopShape.nullable(),
      review: z.array(reviewNoteShape).describe('What was said when earlier applications were rejected, oldest first.'),
    }),
  },
});

export const updateVendorApplication = defineRoute({
  name: 'updateVendorApplication',
  shownBy: { call: 'getSingleVendor', at: 'vendor' },
  method: 'POST',
  path: '/update-vendor-application/:id',
  who: admins,
  tag: 'Vendors',
  summary: 'Change a vendor’s information and documents; pictures that are not sent stay unchanged',
  params: oneId,
  body: z.object(inputShape(vendorForm)),
  files: pictureFiles(vendorPictures, false),
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
  params: z.strictObject({ vendorId: pathId, which: z.enum(namesOf(vendorPictures)) }),
  query: pictureSize,
  fails: ['notFound'],
  answersWith: 'picture',
  /** 302 redirects to the file of a document. */
  answers: { 200: nothing, 302: nothing },
});
