import { describe, expect, it } from '@jest/globals';
import { addressLine } from '../../../../domain/orders/addressLine';
import { areaInLine, areaKey } from '../../../../domain/orders/areaInLine';

const areas = new Map([
  [areaKey('Savar', 'Dhaka'), 'savar'],
  [areaKey('Kaliganj', 'Gazipur'), 'kaliganj of gazipur'],
  [areaKey('Kaliganj', 'Satkhira'), 'kaliganj of satkhira'],
]);
const line = (upazila: string, district: string, details = 'House 7, Road 3') =>
  addressLine({ name: 'Shirin', details, thana: 'Kotwali', upazila, district, mobile1: '01900000000' });

describe('the area in an address line', () => {
  it('is found between what comes before and after it', () => {
    expect(areaInLine(line('Savar', 'Dhaka'), areas)).toBe('savar');
  });

  it('is that of its own district', () => {
    expect(areaInLine(line('Kaliganj', 'Satkhira'), areas)).toBe('kaliganj of satkhira');
  });

  it('is the last one named', () => {
    expect(areaInLine(line('Savar', 'Dhaka', 'Kaliganj, Gazipur house'), areas)).toBe('savar');
    expect(areaInLine(line('Savar', 'Dhaka', 'Kaliganj, Gazipur'), areas)).toBe('savar');
  });

  it('is unknown for other texts', () => {
    for (const text of ['', 'Savar', 'Dhaka, Savar', 'House 7, Savar Road, Dhaka'])
      expect(areaInLine(text, areas)).toBeNull();
  });
});
