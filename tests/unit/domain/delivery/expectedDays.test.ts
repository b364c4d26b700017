import { expectedDays } from '../../../../domain/delivery/expectedDays';

/** 23:30 in Dhaka on the 10th, and half an hour later. */
const [evening, night] = ['2026-11-10T17:30:00.000Z', '2026-11-10T18:00:00.000Z'];

describe('when an order is expected', () => {
  it('on the day asked for', () =>
    expect(expectedDays({ type: 1, delivery_date: '2026-11-12', placed: evening })).toEqual({
      from: '2026-11-12',
      to: '2026-11-12',
    }));
  it('groceries today or tomorrow, by the clock of Dhaka', () => {
    expect(expectedDays({ type: 1, delivery_date: '', placed: evening })).toEqual({
      from: '2026-11-10',
      to: '2026-11-11',
    });
    expect(expectedDays({ type: 1, delivery_date: '', placed: night })).toEqual({
      from: '2026-11-11',
      to: '2026-11-12',
    });
  });
  it('other goods in two to five days', () =>
    expect(expectedDays({ type: 2, delivery_date: '', placed: evening })).toEqual({
      from: '2026-11-12',
      to: '2026-11-15',
    }));
});
