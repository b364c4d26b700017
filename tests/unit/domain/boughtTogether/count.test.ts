import { boughtTogether } from '../../../../domain/boughtTogether/count';

test('products of at least two orders, the most often bought first', () => {
  const baskets = [
    [1, 2, 3],
    [1, 3],
    [3, 1, 2],
    [1, 4],
  ];
  const found = boughtTogether([1, 4], baskets);
  expect(found.get(1)).toEqual([
    { other: 3, orders: 3 },
    { other: 2, orders: 2 },
  ]);
  expect(found.get(4)).toEqual([]);
  expect(found.has(2)).toBe(false);
});

test('several lines of one order count once, and a product is not bought with itself', () => {
  expect(boughtTogether([1], [[1, 1, 2, 2]]).get(1)).toEqual([]);
  expect(
    boughtTogether(
      [1],
      [
        [1, 1, 2, 2],
        [2, 1],
      ],
    ).get(1),
  ).toEqual([{ other: 2, orders: 2 }]);
});

test('at most six, and equal ones always in the same order', () => {
  const basket = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  const others = [2, 3, 4, 5, 6, 7];
  const named = (found: { other: number }[] | undefined) => found?.map(({ other }) => other);
  expect(named(boughtTogether([1], [basket, basket]).get(1))).toEqual(others);
  expect(named(boughtTogether([1], [[...basket].reverse(), basket]).get(1))).toEqual(others);
});
