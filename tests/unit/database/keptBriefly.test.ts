import { jest } from '@jest/globals';
import { countBriefly, keptBriefly, VERY_MANY } from '../../../database/keptBriefly';

/** Counts how often it was asked, and answers one more each time. */
function counter(from: number) {
  let asked = 0;
  return { make: async () => from + (asked += 1), count: () => from + (asked += 1), asked: () => asked };
}

afterEach(() => jest.useRealTimers());

test('small results are computed every time, so that a small shop sees every change immediately', async () => {
  const [owner, few] = [{}, counter(5)];
  expect(await keptBriefly(owner, 'a', few.make, () => false)).toBe(6);
  expect(await keptBriefly(owner, 'a', few.make, () => false)).toBe(7);
  expect(countBriefly(owner, 'b', () => VERY_MANY - 1)).toBe(VERY_MANY - 1);
  expect(countBriefly(owner, 'b', () => 3)).toBe(3);
});

test('large results are cached for half a minute, per key and owner', async () => {
  jest.useFakeTimers({ now: 0 });
  const [owner, many] = [{}, counter(VERY_MANY)];
  expect(await keptBriefly(owner, 'a', many.make, () => true)).toBe(VERY_MANY + 1);
  expect(await keptBriefly(owner, 'a', many.make, () => true)).toBe(VERY_MANY + 1);
  expect(await keptBriefly(owner, 'b', many.make, () => true)).toBe(VERY_MANY + 2);
  expect(await keptBriefly({}, 'a', many.make, () => true)).toBe(VERY_MANY + 3);
  jest.advanceTimersByTime(29_000);
  expect(await keptBriefly(owner, 'a', many.make, () => true)).toBe(VERY_MANY + 1);
  jest.advanceTimersByTime(2_000);
  expect(await keptBriefly(owner, 'a', many.make, () => true)).toBe(VERY_MANY + 4);
});

test('failures are not cached', async () => {
  const owner = {};
  await expect(
    keptBriefly(
      owner,
      'a',
      () => Promise.reject(new Error('no')),
      () => true,
    ),
  ).rejects.toThrow('no');
  expect(
    await keptBriefly(
      owner,
      'a',
      async () => 1,
      () => true,
    ),
  ).toBe(1);
});

test('at most a thousand are cached: the oldest is evicted', async () => {
  const [owner, many] = [{}, counter(VERY_MANY)];
  await keptBriefly(owner, 'first', many.make, () => true);
  for (let each = 0; each < 1_000; each += 1)
    await keptBriefly(
      owner,
      `key ${each}`,
      async () => each,
      () => true,
    );
  expect(await keptBriefly(owner, 'first', many.make, () => true)).toBe(VERY_MANY + 2);
  expect(many.asked()).toBe(2);
});
