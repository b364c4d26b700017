import { productType } from '../../../../domain/catalogue/productType';
import { dayProblems, daysAnywhere, daysOn, joined } from '../../../../domain/delivery/days';

const { grocery, general } = productType;
const settings = {
  general_delivery_near_days_min: 1,
  general_delivery_near_days_max: 2,
  general_delivery_far_days_min: 4,
  general_delivery_far_days_max: 7,
  grocery_delivery_days_min: 0,
  grocery_delivery_days_max: 1,
};

describe('how long a delivery takes', () => {
  it('is short in the district the goods are sold in, whatever the type of its id', () =>
    expect(daysOn(settings, { type: general, from: 7, to: '7' })).toEqual({ least: 1, most: 2 }));
  it.each([
    ['another district', 7, 8],
    ['an unknown destination', 7, null],
    ['goods without a district', null, 8],
    ['nothing known', null, null],
  ])('is long for %s', (_name, from, to) =>
    expect(daysOn(settings, { type: general, from, to })).toEqual({ least: 4, most: 7 }),
  );
  it('is the same everywhere for groceries', () => {
    for (const to of [7, 8, null])
      expect(daysOn(settings, { type: grocery, from: 7, to })).toEqual({ least: 0, most: 1 });
    expect(daysAnywhere(settings, grocery)).toEqual({ least: 0, most: 1 });
  });
  it('reaches from the quickest to the slowest where the place is not known', () =>
    expect(daysAnywhere(settings, general)).toEqual({ least: 1, most: 7 }));
  it('is as usual in a shop that has never saved it', () => {
    expect(daysOn({}, { type: general, from: 7, to: 7 })).toEqual({ least: 1, most: 2 });
    expect(daysOn({ general_delivery_far_days_min: null }, { type: general, from: 7, to: 8 })).toEqual({
      least: 3,
      most: 5,
    });
  });
  it('joins several deliveries', () =>
    expect(
      joined([
        { least: 1, most: 2 },
        { least: 0, most: 1 },
      ]),
    ).toEqual({ least: 0, most: 2 }));
});

describe('settings in which most days are fewer than least days', () => {
  it('are named, each at its second field', () =>
    expect(dayProblems({ ...settings, general_delivery_far_days_max: 3, grocery_delivery_days_min: 2 })).toEqual({
      general_delivery_far_days_max: [{ code: 'tooSmall', params: { min: 4 } }],
      grocery_delivery_days_max: [{ code: 'tooSmall', params: { min: 2 } }],
    }));
  it('are none when both are the same', () =>
    expect(dayProblems({ ...settings, general_delivery_near_days_min: 2 })).toEqual({}));
});
