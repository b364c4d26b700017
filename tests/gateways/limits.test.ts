import { createMemoryLimits } from '../../gateways/limits/memory';

describe('a window', () => {
  const window = { name: 'calls', points: 3, perSeconds: 60 };

  test('lets its points through, then says how long to wait', async () => {
    const limits = createMemoryLimits();
    const waits = [];
    for (let n = 0; n < 4; n += 1) waits.push(await limits.take(window, '10.0.0.1'));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(0);
    expect(waits[3]).toBeLessThanOrEqual(60);
  });

  test('counts each key and each window for itself', async () => {
    const limits = createMemoryLimits();
    for (let n = 0; n < 4; n += 1) await limits.take(window, 'one');
    expect(await limits.take(window, 'two')).toBe(0);
    expect(await limits.take({ ...window, name: 'other' }, 'one')).toBe(0);
  });
});

describe('a guard', () => {
  const guard = { name: 'password', tries: 5, lockSeconds: 600, maxLockSeconds: 3_600 };

  test('locks at the sixth try, and a locked key is not counted further', async () => {
    const limits = createMemoryLimits();
    const waits = [];
    for (let n = 0; n < 8; n += 1) waits.push(await limits.attempt(guard, 'rahima'));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBe(600);
    expect(waits[6]).toBeGreaterThan(590);
  });

  test('locks twice as long in the next round, up to its most', async () => {
    const brief = { ...guard, lockSeconds: 1, maxLockSeconds: 2 };
    const limits = createMemoryLimits();
    const rounds: number[] = [];
    for (let n = 0; rounds.length < 3; n += 1) {
      const wait = await limits.attempt(brief, 'rahima');
      if (wait === 0) continue;
      rounds.push(wait);
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000 + 50));
    }
    expect(rounds).toEqual([1, 2, 2]);
  });

  test('many at once get no more tries than one after another', async () => {
    const limits = createMemoryLimits();
    const waits = await Promise.all(Array.from({ length: 40 }, () => limits.attempt(guard, 'rahima')));
    expect(waits.filter((wait) => wait === 0).length).toBe(guard.tries);
  });

  test('starts afresh after a right one', async () => {
    const limits = createMemoryLimits();
    for (let n = 0; n < 5; n += 1) await limits.attempt(guard, 'rahima');
    await limits.clear(guard, 'rahima');
    expect(await limits.attempt(guard, 'rahima')).toBe(0);
  });
});
