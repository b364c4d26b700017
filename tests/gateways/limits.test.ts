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

  test('counts each key and each window separately', async () => {
    const limits = createMemoryLimits();
    for (let n = 0; n < 4; n += 1) await limits.take(window, 'one');
    expect(await limits.take(window, 'two')).toBe(0);
    expect(await limits.take({ ...window, name: 'other' }, 'one')).toBe(0);
  });
});

describe('a guard', () => {
  const guard = { name: 'password', tries: 5, lockSeconds: 600, maxLockSeconds: 3_600 };

  test('locks at the sixth attempt, and a locked key is not counted further', async () => {
    const limits = createMemoryLimits();
    const waits = [];
    for (let n = 0; n < 8; n += 1) waits.push(await limits.attempt(guard, 'rahima'));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBe(600);
    expect(waits[6]).toBeGreaterThan(590);
  });

  test('locks twice as long in the next round, up to its maximum', async () => {
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

  test('concurrent callers get no more attempts than sequential ones', async () => {
    const limits = createMemoryLimits();
    const waits = await Promise.all(Array.from({ length: 40 }, () => limits.attempt(guard, 'rahima')));
    expect(waits.filter((wait) => wait === 0).length).toBe(guard.tries);
  });

  test('starts over after a success, even during a lock, with all attempts available', async () => {
    const limits = createMemoryLimits();
    for (const tries of [5, 6]) {
      for (let n = 0; n < tries; n += 1) await limits.attempt(guard, 'rahima');
      await limits.clear(guard, 'rahima');
    }
    for (let n = 0; n < 5; n += 1) expect(await limits.attempt(guard, 'rahima')).toBe(0);
    expect(await limits.attempt(guard, 'rahima')).toBe(600);
  });
});

describe('concurrent attempts of which several may succeed', () => {
  const guard = { name: 'password', tries: 5, lockSeconds: 600, maxLockSeconds: 3_600 };
  const looked = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));
  type Limits = ReturnType<typeof createMemoryLimits>;

  /** What came of a try, and how many were under way at most. */
  function tryingOn(limits: Limits) {
    const seen = { now: 0, most: 0 };
    const attempt = async (isRight: boolean): Promise<'right' | 'wrong' | 'locked' | 'in vain'> => {
      const opened = await limits.openTry(guard, 'rahima');
      if (!opened) return 'in vain';
      if (!('settle' in opened)) return 'locked';
      seen.most = Math.max(seen.most, (seen.now += 1));
      await looked();
      seen.now -= 1;
      await opened.settle(isRight);
      return isRight ? 'right' : 'wrong';
    };
    return { attempt, seen };
  }
  const tally = (results: string[]) =>
    Object.fromEntries([...new Set(results)].sort().map((one) => [one, results.filter((each) => each === one).length]));

  test('correct ones all get their turn, never more at once than the allowed attempts', async () => {
    const { attempt, seen } = tryingOn(createMemoryLimits());
    const results = await Promise.all(Array.from({ length: 50 }, () => attempt(true)));
    expect(tally(results)).toEqual({ right: 50 });
    expect(seen.most).toBeLessThanOrEqual(guard.tries);
  });

  test('wrong ones get the allowed attempts, and then the key is locked', async () => {
    const limits = createMemoryLimits();
    const { attempt } = tryingOn(limits);
    expect(tally(await Promise.all(Array.from({ length: 50 }, () => attempt(false))))).toEqual({
      locked: 45,
      wrong: 5,
    });
    expect(await limits.openTry(guard, 'rahima')).toEqual({ seconds: 600 });
    await limits.clear(guard, 'rahima');
    expect(await attempt(true)).toBe('right');
  });

  test('an unsettled one keeps its slot, and leaves the others theirs', async () => {
    const limits = createMemoryLimits();
    const { attempt } = tryingOn(limits);
    await limits.openTry(guard, 'rahima');
    expect(tally(await Promise.all(Array.from({ length: 12 }, () => attempt(true))))).toEqual({ right: 12 });
    const results = await Promise.all(Array.from({ length: 4 }, () => attempt(false)));
    expect(tally(results)).toEqual({ wrong: 4 });
  });

  test('settling one twice counts once', async () => {
    const limits = createMemoryLimits();
    const opened = await limits.openTry(guard, 'rahima');
    if (!opened || !('settle' in opened)) throw new Error('no try');
    for (const isRight of [false, false, true]) await opened.settle(isRight);
    const { attempt } = tryingOn(limits);
    expect(tally(await Promise.all(Array.from({ length: 12 }, () => attempt(false))))).toEqual({ locked: 8, wrong: 4 });
  });

  test('are no longer locked once the secret is replaced, and the next lock is a first one again', async () => {
    const limits = createMemoryLimits();
    for (let n = 0; n < 6; n += 1) await limits.attempt(guard, 'rahima');
    await limits.clear(guard, 'rahima');
    const waits = [];
    for (let n = 0; n < 6; n += 1) waits.push(await limits.attempt(guard, 'rahima'));
    expect(waits).toEqual([0, 0, 0, 0, 0, 600]);
  });
});
