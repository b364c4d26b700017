import { dayPeriod, monthPeriod, reportYears } from '../../../../domain/reports/period';
import { isFailure } from '../../../../domain/failure';

const iso = ({ from, before }: { from: Date; before: Date }) => [from.toISOString(), before.toISOString()];

function fieldsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (isFailure(error)) return Object.keys(error.fields);
  }
  return [];
}

describe('the period of a report', () => {
  it('is a month by the calendar of Dhaka', () => {
    expect(iso(monthPeriod(2, 2024))).toEqual(['2024-01-31T18:00:00.000Z', '2024-02-29T18:00:00.000Z']);
    expect(iso(monthPeriod(12, 2025))).toEqual(['2025-11-30T18:00:00.000Z', '2025-12-31T18:00:00.000Z']);
  });

  it('is a range of days, the last one included', () => {
    expect(iso(dayPeriod('2026-03-01', '2026-03-01'))).toEqual([
      '2026-02-28T18:00:00.000Z',
      '2026-03-01T18:00:00.000Z',
    ]);
    expect(iso(dayPeriod('2025-12-31', '2026-01-01'))).toEqual([
      '2025-12-30T18:00:00.000Z',
      '2026-01-01T18:00:00.000Z',
    ]);
  });

  it('follows month after month without a gap', () => {
    for (let year = reportYears.first; year <= reportYears.last; year += 1) {
      for (let month = 1; month < 12; month += 1) {
        expect(monthPeriod(month, year).before).toEqual(monthPeriod(month + 1, year).from);
      }
      expect(monthPeriod(12, year).before).toEqual(monthPeriod(1, year + 1).from);
    }
  });

  it('names the field that is not a day, not a month or before the first day', () => {
    expect(fieldsOf(() => dayPeriod('2026-02-30', '2026-03-01'))).toEqual(['from']);
    expect(fieldsOf(() => dayPeriod('2026-02-03', 'Not Set'))).toEqual(['to']);
    expect(fieldsOf(() => dayPeriod('2026-03-02', '2026-03-01'))).toEqual(['to']);
    expect(fieldsOf(() => monthPeriod(13, 2026))).toEqual(['month']);
  });
});
