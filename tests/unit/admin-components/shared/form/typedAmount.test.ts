import { plainAmount, typedAmount } from '../../../../../admin-components/shared/form/typedAmount';

test.each([
  ['1,200', 1_200],
  ['১,২০,০০০', 120_000],
  ['৳ 1 200', 1_200],
  ['0', 0],
  ['', null],
  ['12.5', null],
  ['-3', null],
  ['1e3', null],
  ['1234567890', null],
])('%j is %j', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

test('what is no number stays as it was typed', () => expect(plainAmount('twelve')).toBe('twelve'));
