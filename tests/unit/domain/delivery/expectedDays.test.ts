import { expectedDays, promisedDays } from '../../../../domain/delivery/expectedDays';

/** 23:30 in Dhaka on the 10th, and half an hour later. */
const [evening, night] = [new Date('2026-11-10T17:30:00.000Z'), new Date('2026-11-10T18:00:00.000Z')];
const days = { least: 1, most: 3 };

describe('when a delivery is expected', () => {
  it('on the day asked for', () =>
    expect(expectedDays({ delivery_date: '2026-11-12', placed: evening, days })).toEqual({
      from: '2026-11-12',
      to: '2026-11-12',
    }));
  it('otherwise after the days of the settings, counted by the clock of Dhaka', () => {
    expect(expectedDays({ delivery_date: '', placed: evening, days })).toEqual({
      from: '2026-11-11',
      to: '2026-11-13',
    });
    expect(expectedDays({ delivery_date: '', placed: night, days })).toEqual({ from: '2026-11-12', to: '2026-11-14' });
  });
  it('over the end of a year', () =>
    expect(expectedDays({ delivery_date: '', placed: new Date('2026-12-30T06:00:00Z'), days })).toEqual({
      from: '2026-12-31',
      to: '2027-01-02',
    }));
});

describe('what was promised for an order', () => {
  it('reaches from the first to the last day of its packages', () =>
    expect(
      promisedDays([
        { expected_from: '2026-11-12', expected_by: '2026-11-13' },
        { expected_from: '2026-11-11', expected_by: '2026-11-12' },
        { expected_from: null, expected_by: null },
      ]),
    ).toEqual({ from: '2026-11-11', to: '2026-11-13' }));
  it('is nothing for orders of earlier releases', () => {
    expect(promisedDays([{ expected_from: null, expected_by: null }, {}])).toBeNull();
    expect(promisedDays([])).toBeNull();
  });
});
