import { decideAgain, goesIntoCart } from '../../../../domain/orders/again';

const bought = { price: 100, qty: 2, variation1: 'Red', variation2: '' };
const sold = { selling_price: 100, qty: 5, type: 2, upazila: '7', option1: 'Red,Blue', option2: '' };
const here = { upazila: '7', inCart: () => false };
const decided = (now: object = {}, where: object = {}, wish: object = {}) => {
  const { state, qty } = decideAgain({ ...bought, ...wish }, { ...sold, ...now }, { ...here, ...where });
  return [state, qty];
};

describe('a line that is ordered again', () => {
  it.each([
    ['is sold as before', {}, {}, ['same', 2]],
    ['costs more now', { selling_price: 120 }, {}, ['priceChanged', 2]],
    ['has one piece left', { qty: 1 }, {}, ['fewer', 1]],
    ['is sold out', { qty: 0 }, {}, ['soldOut', 0]],
    ['has lost its color', { option1: 'Blue' }, {}, ['optionGone', 0]],
    ['has got a second choice', { option2: 'M,L' }, {}, ['optionGone', 0]],
    ['is in the cart', {}, { inCart: () => true }, ['inCart', 0]],
    ['is grocery of another area', { type: 1, upazila: '8' }, {}, ['otherArea', 0]],
    ['is grocery of an unknown area', { type: 1, upazila: '8' }, { upazila: null }, ['same', 2]],
    ['comes from another area, but is no grocery', { upazila: '8' }, {}, ['same', 2]],
  ] as const)('%s', (_, now, where, expected) => expect(decided(now, where)).toEqual(expected));

  it('is no longer sold', () => expect(decideAgain(bought, null, here)).toMatchObject({ state: 'gone', qty: 0 }));

  it('goes into the cart in three of the cases', () =>
    expect(
      ['same', 'priceChanged', 'fewer', 'inCart', 'soldOut', 'gone'].map((state) => goesIntoCart(state as 'same')),
    ).toEqual([true, true, true, false, false, false]));
});
