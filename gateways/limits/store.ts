/** Limits over any store of rate-limiter-flexible: the process's memory, or a database that several processes share. */
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Guard, Limits, Window } from './limits';

const DAY_SECONDS = 24 * 60 * 60;

/** Opens a counter; asked once for each name. */
export type OpenCounter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

export function limitsOver(open: OpenCounter): Limits {
  const counters = new Map<string, RateLimiterAbstract>();
  const counter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const key = `${name} ${points} ${duration}`;
    let found = counters.get(key);
    if (!found) counters.set(key, (found = open({ keyPrefix: name, points, duration })));
    return found;
  };
  /** Tries of a round, kept for a day; rounds that ended in a lock; the lock that is on. */
  const tries = (guard: Guard) => counter(`${guard.name}:tries`, guard.tries, DAY_SECONDS);
  const rounds = (guard: Guard) => counter(`${guard.name}:rounds`, Number.MAX_SAFE_INTEGER, DAY_SECONDS);
  const lock = (guard: Guard) => counter(`${guard.name}:lock`, 1, guard.maxLockSeconds);
  const roundOf = async (guard: Guard, key: string) => (await rounds(guard).get(key))?.consumedPoints ?? 0;
  return {
    take: async (window: Window, key) => {
      try {
        await counter(window.name, window.points, window.perSeconds).consume(key);
        return 0;
      } catch (refusal) {
        return secondsOf(refusal);
      }
    },
    attempt: async (guard, key) => {
      const locked = await lock(guard).get(key);
      if (locked && locked.remainingPoints <= 0) return secondsOf(locked);
      const round = await roundOf(guard, key);
      try {
        await tries(guard).consume(`${key} ${round}`);
        return 0;
      } catch (refusal) {
        const over = (refusal as Partial<RateLimiterRes>).consumedPoints;
        if (over === undefined) throw refusal;
        const seconds = Math.min(guard.lockSeconds * 2 ** round, guard.maxLockSeconds);
        // Of many refused at once, the first one sets the lock and opens the next round.
        if (over === guard.tries + 1) {
          await lock(guard).block(key, seconds);
          await rounds(guard).consume(key);
        }
        return seconds;
      }
    },
    clear: async (guard, key) => {
      await tries(guard).delete(`${key} ${await roundOf(guard, key)}`);
      await rounds(guard).delete(key);
    },
  };
}

/** A refusal says when; anything else is the store's own failure. */
function secondsOf(refusal: unknown): number {
  const { msBeforeNext } = refusal as Partial<RateLimiterRes>;
  if (msBeforeNext === undefined) throw refusal;
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
