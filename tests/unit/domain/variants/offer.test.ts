import { isSoldOut, offerOf } from '../../../../domain/variants/offer';

const variant = (option1: string, option2: string, selling_price: number, qty: number, image = 0) => ({
  option1,
  option2,
  selling_price,
  original_price: selling_price + 10,
  qty,
  image,
});
const product = {
  option1: 'S,M',
  option2: 'Red,Blue',
  selling_price: 100,
  original_price: 110,
  qty: 9,
  price_from: 1,
  variants: [variant('S', 'Red', 100, 5, 2), variant('M', 'Red', 120, 0, 2), variant('S', 'Blue', 130, 4, 3)],
};
const chosen = (variation1: string, variation2: string) => ({ variation1, variation2 });

test('before everything is chosen: the lowest price, the whole stock, the picture they share', () => {
  expect(offerOf(product, chosen('', ''))).toMatchObject({
    selling_price: 100,
    qty: 9,
    isFrom: true,
    isWhole: false,
    image: 0,
  });
  expect(offerOf(product, chosen('', 'Red'))).toMatchObject({ isFrom: true, image: 2 });
  expect(offerOf(product, chosen('S', ''))).toMatchObject({ image: 0 });
});

test('what is chosen has its own price, stock and picture', () => {
  expect(offerOf(product, chosen('S', 'Blue'))).toEqual({
    selling_price: 130,
    original_price: 140,
    qty: 4,
    isFrom: false,
    isWhole: true,
    image: 3,
  });
  expect(offerOf(product, chosen('M', 'Blue'))).toMatchObject({ qty: 0, isWhole: true });
});

test('a product without variants is what it is, whatever is chosen', () => {
  const plain = { ...product, price_from: 0, variants: [] };
  expect(offerOf(plain, chosen('M', 'Blue'))).toMatchObject({ selling_price: 100, qty: 9, isFrom: false });
  expect(isSoldOut(plain, 'variation1', 'M', chosen('', ''))).toBe(false);
});

test('an option is sold out if no stock is left in combination with the other choice', () => {
  expect(isSoldOut(product, 'variation1', 'M', chosen('', ''))).toBe(true);
  expect(isSoldOut(product, 'variation1', 'S', chosen('M', 'Blue'))).toBe(false);
  expect(isSoldOut(product, 'variation2', 'Blue', chosen('M', ''))).toBe(true);
});
