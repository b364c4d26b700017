import { dhakaMinute, instantOf } from '../../../../domain/time/dhaka';
import { isUpsideDown, isWithin, nextTurn, periodState } from '../../../../domain/time/period';

/** Friday 00:00 to Sunday 23:59 in Dhaka. */
const weekend = { starts_at: '2026-11-26T18:00:00.000Z', ends_at: '2026-11-29T17:59:00.000Z' };

test.each([
  ['2026-11-26T17:59:59.999Z', 'coming'],
  ['2026-11-26T18:00:00.000Z', 'now'],
  ['2026-11-29T17:59:59.999Z', 'now'],
  ['2026-11-29T18:00:00.000Z', 'over'],
])('at %s it is %s', (now, state) => {
  expect(periodState(weekend, new Date(now))).toBe(state);
  expect(isWithin(weekend, new Date(now))).toBe(state === 'now');
});

test('an open end does not end it', () => {
  const now = new Date('2026-11-27T00:00:00.000Z');
  expect(isWithin({}, now)).toBe(true);
  expect(isWithin({ starts_at: weekend.starts_at }, now)).toBe(true);
  expect(isWithin({ starts_at: null, ends_at: weekend.starts_at }, now)).toBe(false);
});

test('the next turn is the first beginning or end still to come', () => {
  const turn = (now: string) => nextTurn([weekend, {}], new Date(now))?.toISOString() ?? null;
  expect(turn('2026-11-01T00:00:00.000Z')).toBe('2026-11-26T18:00:00.000Z');
  expect(turn('2026-11-26T18:00:00.000Z')).toBe('2026-11-29T18:00:00.000Z');
  expect(turn('2026-11-29T18:00:00.000Z')).toBeNull();
});

test('an end before the beginning is upside down; one minute is a period', () => {
  expect(isUpsideDown(weekend)).toBe(false);
  expect(isUpsideDown({ starts_at: weekend.starts_at, ends_at: weekend.starts_at })).toBe(false);
  expect(isUpsideDown({ starts_at: weekend.ends_at, ends_at: weekend.starts_at })).toBe(true);
  expect(isUpsideDown({ starts_at: weekend.starts_at })).toBe(false);
});

test('a minute on the clock in Dhaka is an instant, and back', () => {
  expect(instantOf('2026-11-27T00:00')?.toISOString()).toBe(weekend.starts_at);
  expect(instantOf('2026-11-29T23:59')?.toISOString()).toBe(weekend.ends_at);
  expect(dhakaMinute(new Date(weekend.ends_at))).toBe('2026-11-29T23:59');
  for (const wrong of ['', '2026-11-27', '2026-02-30T00:00', '2026-11-27T24:00', '2026-11-27T7:00'])
    expect(instantOf(wrong)).toBeNull();
});
