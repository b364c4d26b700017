import { describe, expect, it } from '@jest/globals';
import { countedOf, decideDifference, denominations } from '../../../../domain/cash/count';

describe('counting cash', () => {
  it('sums every note and coin', () => {
    expect(countedOf({})).toBe(0);
    expect(countedOf(Object.fromEntries(denominations.map((value) => [value, 1])))).toBe(1888);
    expect(countedOf({ 1000: 3, 5: 2 })).toBe(3010);
  });

  it('requires a reason only for a difference', () => {
    expect(decideDifference({ expected: 10, counted: 10 }, '')).toBe(0);
    expect(decideDifference({ expected: 10, counted: 12 }, 'found')).toBe(2);
    expect(() => decideDifference({ expected: 10, counted: 8 }, '')).toThrow('invalid');
  });
});
