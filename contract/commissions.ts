/** Commissions: rules by vendor and category, and which of them applies to a product. */
import { z } from 'zod';
import { commissionFields } from '../domain/commissions/fields';
import { commissionScopes } from '../domain/commissions/rules';
import { admins } from '../domain/permissions';
import { changeShape, inputShape } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute, nothing } from './route';
import { day, id, instant, pathId, taka } from './shapes';

const name = z.string().nullable();

export const commissionRuleShape = z
  .strictObject({
    id,
    ...answerShape(commissionFields),
    scope: z
      .enum(commissionScopes)
      .describe(
        'What it is for: a vendor, a main, sub or child category, both (`vendor_child`), or everything (`all`).',
      ),
    is_whole: z
      .boolean()
      .describe('False: its vendor or its category was deleted, and it counts for nothing any more.'),
    vendor_name: name.describe('The business of its vendor.'),
    category_name: name.describe('Its category.'),
    category_name_bn: name.describe('The same in Bangla.'),
    created_by: name,
    created_at: instant,
  })
  .meta({ id: 'CommissionRule', description: 'A commission rule as admins keep it.' });
export type CommissionRuleShape = z.output<typeof commissionRuleShape>;

const createBody = z.strictObject(inputShape(commissionFields));
export type CommissionBody = z.output<typeof createBody>;
/** Fields that are not sent stay. */
const changeBody = z.strictObject(changeShape(commissionFields)).partial();
export type CommissionChange = z.output<typeof changeBody>;

export const allCommission = defineRoute({
  name: 'allCommission',
  method: 'GET',
  path: '/all-commission',
  who: admins,
  scope: 'orders:read',
  tag: 'Commissions',
  summary: 'All commission rules, the most specific first',
  answers: { 200: z.strictObject({ rules: z.array(commissionRuleShape).describe('The rules.') }) },
});

export const commissionCreate = defineRoute({
  name: 'commissionCreate',
  method: 'POST',
  path: '/commission-create',
  who: admins,
  scope: 'orders:write',
  tag: 'Commissions',
  summary: 'Add a commission rule; orders placed from then on follow it',
  body: createBody,
  answers: { 200: nothing },
});

export const commissionUpdate = defineRoute({
  name: 'commissionUpdate',
  method: 'POST',
  path: '/commission-update/:id',
  who: admins,
  scope: 'orders:write',
  tag: 'Commissions',
  summary: 'Change a commission rule; orders placed before keep theirs',
  params: z.strictObject({ id: pathId }),
  body: changeBody,
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const commissionDelete = defineRoute({
  name: 'commissionDelete',
  method: 'DELETE',
  path: '/commission-delete/:id',
  who: admins,
  scope: 'orders:write',
  tag: 'Commissions',
  summary: 'Delete a commission rule; orders placed before keep what it gave',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const commissionPreview = defineRoute({
  name: 'commissionPreview',
  method: 'GET',
  path: '/commission-preview/:product_id',
  who: admins,
  scope: 'orders:read',
  tag: 'Commissions',
  summary: 'Which commission a product bears on a day, and which rule gives it',
  params: z.strictObject({ product_id: pathId }),
  query: z.strictObject({ day: day.optional().describe('The day in Dhaka; today without one.') }),
  answers: {
    200: z.strictObject({
      product: z
        .strictObject({
          id,
          name: z.string(),
          name_bn: z.string(),
          shop_name: name.describe('The shop that sells it.'),
          shop_name_bn: name.describe('The same in Bangla.'),
          price: taka.describe('What one piece is sold for.'),
        })
        .describe('The product.'),
      rate: z.int().describe('The commission in hundredths of a per cent; 0 without a rule.'),
      commission: taka.describe('The commission on one piece.'),
      rule: commissionRuleShape.nullable().describe('The rule that gives it; null: none, and there is no commission.'),
    }),
  },
  fails: ['notFound'],
});
