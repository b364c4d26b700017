import { lastWeeks, monthDays, statementPeriod, weekOf } from '../../../../domain/vendorMoney/periods';

test('a week begins on Sunday', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2027-01-01'].map(weekOf)).toEqual([
    '2026-11-15',
    '2026-11-22',
    '2026-11-22',
    '2026-12-27',
  ]);
});

test('the last weeks end with the running one, by the clock in Dhaka', () => {
  // Saturday evening in London is Sunday in Dhaka.
  expect(lastWeeks(new Date('2026-11-21T19:00:00.000Z'), 3)).toEqual(['2026-11-08', '2026-11-15', '2026-11-22']);
});

test('a statement covers a leap year and no day more', () => {
  expect(statementPeriod('2028-01-01', '2028-12-31').before.toISOString()).toBe('2028-12-31T18:00:00.000Z');
  expect(() => statementPeriod('2026-01-01', '2027-01-02')).toThrow('invalid');
});

test('this month until today, and the whole month before', () => {
  const now = new Date('2026-02-28T19:00:00.000Z');
  expect(monthDays(now)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(monthDays(now, 1)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});
