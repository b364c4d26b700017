import { cannotCome, reachableFirst } from '../../../../domain/places/reach';

const rice = { type: 1, business_upazila_id: 7 };
const oil = { type: 1, business_upazila_id: 8 };
const shirt = { type: 2, business_upazila_id: 9 };

test('only groceries of another upazila cannot come', () =>
  expect([rice, oil, shirt].map((each) => cannotCome(each, '7'))).toEqual([false, true, false]));
test('without a place everything may come', () =>
  expect([rice, oil, shirt].map((each) => cannotCome(each, null))).toEqual([false, false, false]));
test('what can come stands first, in the same order', () =>
  expect(reachableFirst([oil, shirt, rice], '7')).toEqual([shirt, rice, oil]));
