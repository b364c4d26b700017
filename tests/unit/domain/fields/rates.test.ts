import fc from 'fast-check';
import { percentOf, rateOf } from '../../../../domain/fields/rates';

test.each([
  ['12.5', 1_250],
  ['8', 800],
  [' ১২.৫ % ', 1_250],
  ['0', 0],
  ['100', 10_000],
  ['0.05', 5],
  ['100.01', null],
  ['12.555', null],
  ['-1', null],
  ['', null],
  ['abc', null],
])('“%s” is a rate of %s', (typed, rate) => expect(rateOf(typed)).toBe(rate));

test('a rate is read as it is written', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => expect(rateOf(percentOf(rate))).toBe(rate)));
});
