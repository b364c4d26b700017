import { z } from 'zod';
import { changeShape, inputShape } from '../../../contract/declared';
import { categoryFields, subCategoryFields } from '../../../domain/categories/fields';
import { couponFields } from '../../../domain/coupons/fields';

const wrong = (shape: z.ZodType, value: unknown): PropertyKey[] =>
  (shape.safeParse(value).error?.issues ?? []).map(({ path }) => path[0]!);

const newCoupon = z.object(inputShape(couponFields));
const couponChange = z.object(changeShape(couponFields)).partial();
const coupon = { code: 'EID', type: 1, fixed: 50, quantity: 10 };

describe('a new record', () => {
  test('may leave out a number that has a default, or send it empty', () => {
    expect(newCoupon.parse({ ...coupon, percentage: '' })).toEqual({
      ...coupon,
      percentage: undefined,
      status: 1,
      listed: 0,
      paid_by: 0,
    });
  });

  test.each([
    [{ code: 'two words' }, 'code'],
    [{ code: 'x'.repeat(51) }, 'code'],
    [{ type: 0 }, 'type'],
    [{ type: 3 }, 'type'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: '' }, 'quantity'],
    [{ min_order: -1 }, 'min_order'],
    [{ percentage: 101 }, 'percentage'],
  ])('is refused with %j', (change, field) => expect(wrong(newCoupon, { ...coupon, ...change })).toEqual([field]));

  test('needs what forms require, although the collection does not', () => {
    const words = { name: 'Shirts', name_bn: 'শার্ট', slug: 'shirts' };
    expect(wrong(z.object(inputShape(categoryFields)), words)).toEqual(['meta_title']);
    expect(wrong(z.object(inputShape(subCategoryFields)), { ...words, meta_title: 'Shirts' })).toEqual([
      'main_cat_id',
      'status',
    ]);
  });
});

describe('a change', () => {
  test('keeps fields that are not sent', () => expect(couponChange.parse({})).toEqual({}));

  test('puts an emptied number back to its default, and empties an emptied text', () => {
    expect(couponChange.parse({ fixed: '', min_order: null })).toEqual({ fixed: 0, min_order: 0 });
    const change = z.object(changeShape(categoryFields)).partial();
    expect(change.parse({ description: null, meta_keyword: ' ' })).toEqual({ description: '', meta_keyword: '' });
  });

  test('needs the texts that a new record needs', () => {
    expect(wrong(z.object(changeShape(categoryFields)), {})).toEqual(['name', 'name_bn', 'slug', 'meta_title']);
  });
});
