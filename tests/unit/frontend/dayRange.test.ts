import { dayRange } from '../../../frontend/days/dayRange';

describe('days in words', () => {
  it('from one to another, in English and in Bangla', () => {
    expect(dayRange('2026-11-24', '2026-11-26', 'en')).toBe('Tuesday 24 November – Thursday 26 November');
    expect(dayRange('2026-11-24', '2026-11-26', 'bn')).toBe('মঙ্গলবার ২৪ নভেম্বর – বৃহস্পতিবার ২৬ নভেম্বর');
  });
  it('one day is said once', () => expect(dayRange('2027-01-01', '2027-01-01', 'en')).toBe('Friday 1 January'));
  it('over the end of a year', () =>
    expect(dayRange('2026-12-31', '2027-01-02', 'bn')).toBe('বৃহস্পতিবার ৩১ ডিসেম্বর – শনিবার ২ জানুয়ারি'));
  it('what is no day is nothing', () => expect(dayRange('soon', 'soon', 'en')).toBe(''));
});
