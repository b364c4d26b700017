import {
  combinationCount,
  combinationsOf,
  isOffered,
  isSku,
  followPicture,
  ofVariants,
  ownNumbersProblem,
  variantProblems,
  waitingPicture,
  type VariantInput,
} from '../../../../domain/variants/rules';

const lists = { option1: 'S,M', option2: 'Red,Blue' };
const variant = (given: Partial<VariantInput> = {}): VariantInput => ({
  option1: 'S',
  option2: 'Red',
  selling_price: 100,
  original_price: 120,
  qty: 5,
  sku: '',
  image: 0,
  status: 1,
  ...given,
});

describe('the combinations of two lists', () => {
  test('are all of them, or one list’s options, or none', () => {
    expect(combinationsOf(lists).map(({ option1, option2 }) => `${option1} ${option2}`)).toEqual([
      'S Red',
      'S Blue',
      'M Red',
      'M Blue',
    ]);
    expect(combinationsOf({ option1: 'S,M', option2: '' })).toEqual([
      { option1: 'S', option2: '' },
      { option1: 'M', option2: '' },
    ]);
    expect(combinationsOf({ option1: null })).toEqual([]);
  });

  test('are counted without being made', () => {
    for (const each of [lists, { option1: 'S' }, { option2: 'Red,Blue,Pink' }, {}])
      expect(combinationCount(each)).toBe(combinationsOf(each).length);
  });

  test('hold one option of each list', () => {
    expect(isOffered(lists, { option1: 'M', option2: 'Blue' })).toBe(true);
    expect(isOffered(lists, { option1: 'M', option2: '' })).toBe(false);
    expect(isOffered(lists, { option1: 'M', option2: 'Pink' })).toBe(false);
    expect(isOffered({ option1: '' }, { option1: '', option2: '' })).toBe(false);
  });
});

describe('a list of variants', () => {
  test('may name each combination once', () => {
    expect(variantProblems([variant(), variant({ option2: 'Blue' })], lists)).toEqual({});
    expect(variantProblems([variant(), variant()], lists)).toEqual({
      'variants.1.option1': [{ code: 'twice', params: { options: 'S · Red' } }],
    });
    expect(variantProblems([variant({ option1: 'XL' })], lists)).toEqual({
      'variants.0.option1': [{ code: 'notOffered', params: { options: 'XL · Red' } }],
    });
  });

  test('keeps the rules of prices', () => {
    expect(variantProblems([variant({ original_price: 99 })], lists)).toEqual({
      'variants.0.original_price': [{ code: 'belowSelling', params: { min: 100 } }],
    });
  });

  test('has no SKU twice', () => {
    expect(variantProblems([variant({ sku: 'A-1' }), variant({ option1: 'M', sku: 'A-1' })], lists)).toEqual({
      'variants.1.sku': [{ code: 'skuTaken' }],
    });
    expect(variantProblems([variant({ sku: 'a 1' })], lists)).toEqual({ 'variants.0.sku': [{ code: 'wrongSku' }] });
  });

  test('is bounded', () => {
    const many = Array.from({ length: 101 }, () => variant());
    expect(variantProblems(many, lists)).toEqual({ variants: [{ code: 'tooManyVariants', params: { max: 100 } }] });
  });
});

test('an SKU has letters, digits, hyphen, dot and underscore', () => {
  for (const good of ['', 'TS-01.red_L', 'শাড়ি-১']) expect(isSku(good)).toBe(true);
  for (const bad of ['a b', 'a/b', 'a,b', 'x'.repeat(65)]) expect(isSku(bad)).toBe(false);
});

describe('what a product carries of its variants', () => {
  test('is the stock of those shown and the price of the cheapest', () => {
    expect(
      ofVariants([
        variant({ selling_price: 90, status: 0, qty: 9 }),
        variant({ selling_price: 150, original_price: 150, qty: 2 }),
        variant({ selling_price: 110, original_price: 140, qty: 0 }),
      ]),
    ).toEqual({ has_variants: 1, prices_differ: 1, qty: 2, selling_price: 110, original_price: 140 });
  });

  test('does not differ where all cost the same', () => {
    expect(ofVariants([variant(), variant({ qty: 1 })])).toMatchObject({ prices_differ: 0, qty: 6 });
  });

  test('is no stock and no new price where none is shown, and nothing without variants', () => {
    expect(ofVariants([variant({ status: 0 })])).toEqual({ has_variants: 1, prices_differ: 0, qty: 0 });
    expect(ofVariants([])).toEqual({ has_variants: 0, prices_differ: 0, qty: 0 });
  });
});

test('the numbers of a product with variants are not changed by themselves', () => {
  expect(ownNumbersProblem({ has_variants: 1 })).toEqual({ code: 'hasVariants' });
  expect(ownNumbersProblem({ has_variants: 0 })).toBeNull();
});

test('a variant’s picture moves with the product’s pictures', () => {
  const before = ['a', 'b', 'c', '', '', ''];
  expect(followPicture(2, before, ['b', 'a', '', '', '', ''])).toBe(1);
  expect(followPicture(3, before, ['b', 'a', '', '', '', ''])).toBe(0);
  expect(followPicture(0, before, ['b', 'a', '', '', '', ''])).toBe(0);
  // Replaced by a new one, replaced by one that was there already, and a place that waits for its picture.
  expect(followPicture(3, before, ['a', 'b', 'new', '', '', ''])).toBe(3);
  expect(followPicture(2, before, ['a', 'c', '', '', '', ''])).toBe(0);
  expect(followPicture(4, before, ['b', 'a', 'c', '', '', ''])).toBe(4);
});

test('while other pictures wait, a variant shows its own where it is today, and a new one has its place', () => {
  const live = ['a', 'b', '', '', '', ''];
  expect(waitingPicture(1, ['b', 'a', '', '', '', ''], live)).toBe(2);
  expect(waitingPicture(3, ['a', 'b', 'new', '', '', ''], live)).toBe(3);
  expect(waitingPicture(2, ['a', 'new', '', '', '', ''], live)).toBe(2);
  expect(waitingPicture(1, ['new', 'a', 'b', '', '', ''], live)).toBe(0);
  expect(waitingPicture(0, ['new', 'a', 'b', '', '', ''], live)).toBe(0);
});
