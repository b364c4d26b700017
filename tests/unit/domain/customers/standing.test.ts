import { customerStanding } from '../../../../domain/customers/standing';

const group = (key: number, count: number, total: number) => ({ key, count, sums: { total } });

test('only completed packages count as spent; the share of canceled ones is rounded down', () => {
  expect(customerStanding([group(0, 1, 500), group(7, 4, 4_200), group(8, 1, 900)])).toEqual({
    packages: 6,
    completed: 4,
    canceled: 1,
    canceledShare: 16,
    spent: 4_200,
  });
});

test('somebody who never ordered has canceled nothing', () => {
  expect(customerStanding([])).toEqual({ packages: 0, completed: 0, canceled: 0, canceledShare: 0, spent: 0 });
});
