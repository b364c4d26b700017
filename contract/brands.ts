/** Brands, each below a sub category. */
import { z } from 'zod';
import { brandFields } from '../domain/brands/fields';
import { admins } from '../domain/permissions';
import { changeShape, inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { deletedAnswer, deletionReason } from './deleted';
import { defineRoute, nothing } from './route';
import { id, pathId } from './shapes';

export const brandShape = z
  .strictObject({
    id,
    ...answerShape(brandFields),
    subcategory: z
      .strictObject({
        id,
        name: z.string(),
        name_bn: z.string(),
        category: z.strictObject({ id, name: z.string(), name_bn: z.string() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Brand', description: 'A brand below its sub category.' });
export type BrandShape = z.output<typeof brandShape>;

const brandBody = z
  .strictObject(inputShape(brandFields))
  .meta({ id: 'BrandForm', description: 'What a brand is made or changed with.' });
/** Without `status` a hidden brand stays hidden. */
const brandChange = z.strictObject(changeShape(brandFields));
export type BrandChange = z.output<typeof brandChange>;

export const brandStore = defineRoute({
  name: 'brandStore',
  method: 'POST',
  path: '/brand-store',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Brands',
  summary: 'Add a brand',
  body: brandBody,
  invalid: { status: 400 },
  answers: { 200: nothing },
});

export const allBrand = defineRoute({
  name: 'allBrand',
  method: 'GET',
  path: '/all-brand',
  who: [...admins, 'vendor'],
  scope: 'catalogue:read',
  tag: 'Brands',
  summary: 'All brands, including hidden ones',
  answers: { 200: z.strictObject({ brand: z.array(brandShape).describe('The brands.') }) },
});

export const getSingleBrand = defineRoute({
  name: 'getSingleBrand',
  method: 'GET',
  path: '/get-single-brand/:id',
  who: admins,
  scope: 'catalogue:read',
  tag: 'Brands',
  summary: 'One brand',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ brand: brandShape.describe('The brand.') }) },
  fails: ['notFound'],
});

export const brandUpdate = defineRoute({
  name: 'brandUpdate',
  shownBy: { call: 'getSingleBrand', at: 'brand' },
  method: 'POST',
  path: '/brand-update/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Brands',
  summary: 'Change a brand',
  params: z.strictObject({ id: pathId }),
  body: brandChange,
  invalid: { status: 400 },
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const brandDelete = defineRoute({
  name: 'brandDelete',
  method: 'DELETE',
  path: '/brand-delete/:id',
  who: admins,
  scope: 'catalogue:write',
  tag: 'Brands',
  summary: 'Delete a brand; its products stay, without a brand',
  params: z.strictObject({ id: pathId }),
  body: deletionReason,
  answers: { 200: deletedAnswer },
  fails: ['notFound'],
});
