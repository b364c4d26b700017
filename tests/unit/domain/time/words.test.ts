import { dhakaMinute, instantOf } from '../../../../domain/time/dhaka';
import { momentInWords } from '../../../../domain/time/words';

describe('a moment in Dhaka', () => {
  it('is the day, and the time unless the day begins with it', () => {
    const evening = new Date('2026-11-27T12:30:00Z');
    expect(momentInWords(evening, 'en')).toBe('Friday 27 November, 18:30');
    expect(momentInWords(evening, 'bn')).toBe('শুক্রবার ২৭ নভেম্বর, ১৮:৩০');
    expect(momentInWords(new Date('2026-11-26T18:00:00Z'), 'en')).toBe('Friday 27 November');
  });

  it('is read as it is typed, and shown as it was typed', () => {
    expect(instantOf('2026-11-27T18:30')?.toISOString()).toBe('2026-11-27T12:30:00.000Z');
    expect(instantOf('2026-11-27T12:30:00Z')?.toISOString()).toBe('2026-11-27T12:30:00.000Z');
    expect(dhakaMinute(new Date('2026-11-27T12:30:00Z'))).toBe('2026-11-27T18:30');
    for (const wrong of ['', '2026-02-30T10:00', 'tomorrow']) expect(instantOf(wrong)).toBeNull();
  });
});
