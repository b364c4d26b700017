import { blankValues, sentValues, storedValues } from '../../../../../admin-components/shared/form/declaredForm';
import { mainCategoryFields, subCategoryFields } from '../../../../../domain/categories/fields';
import { couponFields } from '../../../../../domain/coupons/fields';

const coupon = {
  code: 'EID',
  type: '1',
  fixed: '50',
  percentage: '',
  min_order: '0',
  quantity: '10',
  status: '1',
  listed: '0',
  paid_by: '0',
  per_customer: '1',
  starts_at: '',
  ends_at: '',
  scope: '0',
};

describe('the blank form', () => {
  test('has the defaults, but nothing where a value has to be written', () => {
    expect(blankValues(couponFields)).toEqual({
      code: '',
      type: '1',
      fixed: '',
      percentage: '',
      min_order: '0',
      quantity: '',
      status: '1',
      listed: '0',
      per_customer: '',
      paid_by: '0',
      starts_at: '',
      ends_at: '',
      scope: '0',
    });
    expect(blankValues(subCategoryFields)).toMatchObject({ main_cat_id: '', name: '', status: '1', meta_title: '' });
  });
});

test('a stored record is shown as text', () => {
  const terms = { paid_by: 1, per_customer: 2, starts_at: '2026-11-27T12:30:00.000Z', ends_at: '', scope: 1 };
  const numbers = { type: 2, fixed: 0, percentage: 15, min_order: 500, quantity: 10, status: 0, listed: 1 };
  const stored = { ...coupon, ...numbers, ...terms };
  expect(storedValues(couponFields, stored)).toMatchObject({
    type: '2',
    percentage: '15',
    min_order: '500',
    status: '0',
    listed: '1',
    per_customer: '2',
    // As the clock in Dhaka shows it.
    starts_at: '2026-11-27T18:30',
    ends_at: '',
    scope: '1',
  });
});

describe('what is sent', () => {
  test('is empty for the amount that the type of the coupon does not have', () => {
    expect(sentValues(couponFields, { ...coupon, percentage: '7' })).toEqual(coupon);
    expect(sentValues(couponFields, { ...coupon, type: '2', percentage: '7' })).toMatchObject({
      fixed: '',
      percentage: '7',
    });
  });

  test('leaves out a number or a choice that has to be filled and is not', () => {
    expect(sentValues(couponFields, { ...coupon, quantity: '' })).not.toHaveProperty('quantity');
    const sub = { ...blankValues(subCategoryFields), name: 'Shirts' };
    expect(sentValues(subCategoryFields, sub)).not.toHaveProperty('main_cat_id');
  });

  test('has empty texts, and a default that was emptied', () => {
    expect(sentValues(subCategoryFields, blankValues(subCategoryFields))).toMatchObject({ name: '', meta_title: '' });
    expect(sentValues(couponFields, { ...coupon, min_order: '' })).toMatchObject({ min_order: '' });
  });

  test('leaves out a number that may stay as it was', () => {
    expect(sentValues(couponFields, { ...coupon, per_customer: '' })).not.toHaveProperty('per_customer');
  });

  test('has nothing of another level', () => {
    const values = { ...blankValues(subCategoryFields), main_cat_id: '3' };
    expect(sentValues(mainCategoryFields, values)).not.toHaveProperty('main_cat_id');
    expect(sentValues(subCategoryFields, values)).toHaveProperty('main_cat_id', '3');
  });
});
