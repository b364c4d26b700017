import { lastDays, topSold } from '../../../../domain/reports/sales';

test('the last day is today in Dhaka, which begins six hours before UTC', () => {
  expect(lastDays(new Date('2026-03-01T17:59:59Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(lastDays(new Date('2026-03-01T18:00:00Z'), 2)).toEqual(['2026-03-01', '2026-03-02']);
});

test('the best-selling come first, by revenue, then by pieces', () => {
  const lines = [
    { product: 'a', pieces: 1, amount: 100 },
    { product: 'b', pieces: 2, amount: 60 },
    { product: 'b', pieces: 3, amount: 60 },
    { product: 'c', pieces: 9, amount: 100 },
    { product: 'd', pieces: 1, amount: 1 },
  ];
  expect(topSold(lines, 3)).toEqual([
    { product: 'b', pieces: 5, revenue: 120 },
    { product: 'c', pieces: 9, revenue: 100 },
    { product: 'a', pieces: 1, revenue: 100 },
  ]);
});
