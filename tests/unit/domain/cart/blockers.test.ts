import { cartBlockers, lineBlockers } from '../../../../domain/cart/blockers';
import { productType } from '../../../../domain/catalogue/productType';

const { grocery, general } = productType;
const here = { stock: 5, upazila: 12 };
const elsewhere = { stock: 5, upazila: 40 };
const gone = { stock: 0, upazila: 12 };

describe('what keeps a cart from checkout', () => {
  it('is nothing when everything is in stock and in the area', () =>
    expect(cartBlockers(grocery, [here, here], '12')).toEqual([]));

  it('is a grocery line of another area', () =>
    expect(cartBlockers(grocery, [here, elsewhere], 12)).toEqual(['otherArea']));

  it('is a line out of stock, in both carts', () => {
    expect(cartBlockers(grocery, [gone], 12)).toEqual(['outOfStock']);
    expect(cartBlockers(general, [here, gone], null)).toEqual(['outOfStock']);
  });

  it('is both when both apply, in a fixed order', () => {
    expect(cartBlockers(grocery, [gone, elsewhere], 12)).toEqual(['otherArea', 'outOfStock']);
    expect(lineBlockers(grocery, { stock: -1, upazila: 1 }, 12)).toEqual(['otherArea', 'outOfStock']);
  });

  it('is every grocery line when the area is not known', () =>
    expect(cartBlockers(grocery, [here], null)).toEqual(['otherArea']));

  it('is never the area for general goods', () => expect(cartBlockers(general, [elsewhere], 12)).toEqual([]));
});
