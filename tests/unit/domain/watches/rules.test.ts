import { isDue, mayBeAwaited, watchRefusal } from '../../../../domain/watches/rules';

const shown = { visible: 1, qty: 3, selling_price: 400 };

test('stock is waited for where there is none, a lower price where there is some', () => {
  expect(watchRefusal('stock', { qty: 0 })).toBeNull();
  expect(watchRefusal('stock', { qty: 1 })).toBe('inStock');
  expect(watchRefusal('price', { qty: 1 })).toBeNull();
  expect(watchRefusal('price', { qty: 0 })).toBe('notInStock');
});

test.each([
  ['back in stock', 'stock', shown, true],
  ['still sold out', 'stock', { ...shown, qty: 0 }, false],
  ['back, but hidden', 'stock', { ...shown, visible: 0 }, false],
  ['one taka cheaper', 'price', { ...shown, selling_price: 399 }, true],
  ['as dear as before', 'price', shown, false],
  ['cheaper, but sold out', 'price', { ...shown, selling_price: 300, qty: 0 }, false],
  ['cheaper, but hidden', 'price', { ...shown, selling_price: 300, visible: 0 }, false],
] as const)('%s', (_, kind, product, due) => {
  expect(isDue({ kind, price: 400 }, product)).toBe(due);
});

test('nobody is told of a product that is gone', () => {
  expect(isDue({ kind: 'stock', price: 400 }, null)).toBe(false);
});

test('only a change for the better is looked at', () => {
  expect(mayBeAwaited({ ...shown, qty: 0 }, shown)).toBe(true);
  expect(mayBeAwaited({ ...shown, visible: 0 }, shown)).toBe(true);
  expect(mayBeAwaited(shown, { ...shown, selling_price: 399 })).toBe(true);
  expect(mayBeAwaited(shown, { ...shown, selling_price: 401 })).toBe(false);
  expect(mayBeAwaited(shown, { ...shown, qty: 9 })).toBe(false);
  expect(mayBeAwaited({ ...shown, qty: 0 }, { ...shown, visible: 0 })).toBe(false);
});
