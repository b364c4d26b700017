import type { Clock } from '../../gateways/types';

/** A clock for tests that stands still until it is moved. */
export type FixedClock = Clock & { set(to: Date): void; advanceSeconds(seconds: number): void };

/** A clock that starts at the given moment and moves only when told. */
export function fixedClock(start: Date): FixedClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (to) => {
      current = to.getTime();
    },
    advanceSeconds: (seconds) => {
      current += seconds * 1_000;
    },
  };
}
