import { addDays, dhakaDay, dhakaHour, dhakaWeekday, formatInstant, startOfDay } from '../../../../domain/time/dhaka';

describe('the day in Dhaka', () => {
  it('begins at 18:00 UTC of the day before', () => {
    expect(startOfDay('2026-03-01')?.toISOString()).toBe('2026-02-28T18:00:00.000Z');
    expect(dhakaDay(new Date('2026-02-28T18:00:00.000Z'))).toBe('2026-03-01');
    expect(dhakaDay(new Date('2026-02-28T17:59:59.999Z'))).toBe('2026-02-28');
    expect(dhakaHour(new Date('2026-02-28T13:30:00.000Z'))).toBe(19);
    expect(dhakaWeekday(new Date('2026-02-28T18:00:00.000Z'))).toBe(0);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-2-1', 'today', '', '2025-02-29'])('rejects the day %p', (day) => {
    expect(startOfDay(day)).toBeNull();
  });

  it('is shown as dd/mm/yyyy hh:mm:ss', () => {
    expect(formatInstant(new Date('2026-02-28T18:05:09.000Z'))).toBe('01/03/2026 00:05:09');
  });

  it('is followed by the next one', () => {
    expect(dhakaDay(addDays(new Date('2026-12-31T10:00:00.000Z'), 1))).toBe('2027-01-01');
  });
});
