import { readNotation, writeNotation } from '../../../../domain/variants/notation';

const product = { variation1: 'Size', option1: 'S,M', variation2: 'Color', option2: 'Red,Blue' };
const red = {
  option1: 'M',
  option2: 'Red',
  selling_price: 450,
  original_price: 500,
  qty: 12,
  sku: 'TS-1',
  image: 2,
  status: 1,
};

test('what is written is read again', () => {
  const all = [
    red,
    { ...red, option2: 'Blue', sku: '', image: 0 },
    { ...red, option1: 'S', sku: '', image: 0, status: 0 },
  ];
  expect(writeNotation(all)).toBe(
    'M, Red: 450 / 500 / 12 / TS-1 / 2\nM, Blue: 450 / 500 / 12\nS, Red: 450 / 500 / 12 /  / 0 / hidden',
  );
  expect(readNotation(writeNotation(all), product)).toEqual(
    all.map((each) => ({
      ...each,
      selling_price: '450',
      original_price: '500',
      qty: '12',
      image: String(each.image),
      status: String(each.status),
    })),
  );
});

test('semicolons, Bangla digits and names are read too, and without an original price there is no discount', () => {
  expect(readNotation('এম, লাল: ৪৫০ / / ১২; S, Blue: 1,400 / 1,500 / 3', product)).toMatchObject([
    { option1: 'M', option2: 'Red', selling_price: '450', original_price: '450', qty: '12', sku: '', image: '0' },
    { option1: 'S', option2: 'Blue', selling_price: '1400', original_price: '1500', qty: '3' },
  ]);
});

test('the only list may be the second one', () => {
  expect(readNotation('Red: 10 / 10 / 1', { variation2: 'Color', option2: 'Red' })).toMatchObject([
    { option1: '', option2: 'Red' },
  ]);
});

test('an empty cell has none; a line without a colon is none', () => {
  expect(readNotation(' ', product)).toEqual([]);
  expect(readNotation('M, Red 450', product)).toBeNull();
});
