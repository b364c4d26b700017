import { pricedAs, variantFor } from '../../../../domain/variants/choose';

const red = { option1: 'Red', option2: null, status: 1, selling_price: 90, original_price: 95, qty: 3 };
const blue = { ...red, option1: 'Blue', status: 0 };
const product = { has_variants: 1, selling_price: 80, original_price: 85, qty: 30 };

test('the variant with the chosen options, where an empty option means none', () => {
  expect(variantFor([red, blue], { variation1: 'Blue', variation2: '' })).toBe(blue);
  expect(variantFor([red, blue], { variation1: 'Pink' })).toBeNull();
});

test('a line costs what its variant costs', () => {
  expect(pricedAs(product, red)).toMatchObject({ selling_price: 90, original_price: 95, qty: 3 });
});

test('a hidden or deleted variant has no stock', () => {
  expect(pricedAs(product, blue).qty).toBe(0);
  expect(pricedAs(product, null).qty).toBe(0);
});

test('a product without variants stays as it is', () => {
  const plain = { ...product, has_variants: 0 };
  expect(pricedAs(plain, null)).toBe(plain);
});
