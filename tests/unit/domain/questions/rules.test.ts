import { askRefusal, mayClose, mayWrite } from '../../../../domain/questions/rules';

const fine = { mobileVerified: true, isOwn: false, vendorApproved: true };

test('a verified customer asks an approved vendor other than themselves', () => {
  expect(askRefusal(fine)).toBeNull();
  expect(askRefusal({ ...fine, mobileVerified: false })).toBe('notVerified');
  expect(askRefusal({ ...fine, isOwn: true })).toBe('own');
  expect(askRefusal({ ...fine, vendorApproved: false })).toBe('vendorAway');
});

test('the customer opens a closed conversation again, the vendor does not, admins never write', () => {
  const [open, closed] = [
    { closed: false, vendorApproved: true },
    { closed: true, vendorApproved: true },
  ];
  expect([mayWrite('customer', open), mayWrite('customer', closed)]).toEqual([true, true]);
  expect([mayWrite('vendor', open), mayWrite('vendor', closed)]).toEqual([true, false]);
  expect([mayWrite('admin', open), mayWrite('admin', closed)]).toEqual([false, false]);
  expect(mayWrite('customer', { ...open, vendorApproved: false })).toBe(false);
});

test('either side closes an open conversation', () => {
  expect([mayClose('customer', { closed: false }), mayClose('vendor', { closed: false })]).toEqual([true, true]);
  expect([mayClose('admin', { closed: false }), mayClose('customer', { closed: true })]).toEqual([false, false]);
});
