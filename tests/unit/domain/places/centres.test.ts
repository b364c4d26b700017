import { districts } from '../../../../domain/places/bangladesh/index';
import { nearestDistrict } from '../../../../domain/places/centres';

const nearest = (latitude: number, longitude: number) =>
  nearestDistrict(districts, { latitude, longitude })?.slug ?? null;

describe('the nearest district', () => {
  test.each([
    ['Dhanmondi', 23.746, 90.376, 'dhaka'],
    ['Agrabad', 22.325, 91.81, 'chattogram'],
    ['Zindabazar', 24.895, 91.87, 'sylhet'],
    ['Teknaf', 20.86, 92.3, 'cox-s-bazar'],
    ['Tetulia', 26.49, 88.34, 'panchagarh'],
  ])('of %s', (_, latitude, longitude, slug) => expect(nearest(latitude, longitude)).toBe(slug));

  it('is none abroad', () => expect([nearest(22.57, 88.36 - 1), nearest(51.5, 0)]).toEqual([null, null]));
  it('is none of an empty list', () => expect(nearestDistrict([], { latitude: 23.7, longitude: 90.4 })).toBeNull());
  it('is known for every district', () => {
    const alone = districts.filter((district) =>
      Array.from({ length: 70 }, (_, i) => i).every(
        (i) =>
          !Array.from({ length: 50 }, (_, j) => j).some((j) =>
            nearestDistrict([district], { latitude: 20 + i * 0.1, longitude: 88 + j * 0.1 }),
          ),
      ),
    );
    expect(alone).toEqual([]);
  });
});
