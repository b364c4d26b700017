/** Limits over any store of rate-limiter-flexible: the process's memory, or a database that several processes share. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createGuards, secondsOf } from './guards';
import type { Limits, Spent, Window } from './limits';

/** Opens a counter; called once for each name. */
export type OpenCounter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

export function limitsOver(open: OpenCounter): Limits {
  const counters = new Map<string, RateLimiterAbstract>();
  const counter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const key = `${name} ${points} ${duration}`;
    let found = counters.get(key);
    if (!found) counters.set(key, (found = open({ keyPrefix: name, points, duration })));
    return found;
  };
  const spend = async (window: Window, key: string): Promise<Spent> => {
    try {
      const { remainingPoints, msBeforeNext } = await counter(window.name, window.points, window.perSeconds).consume(
        key,
      );
      return { wait: 0, remaining: remainingPoints, reset: Math.ceil(msBeforeNext / 1000) };
    } catch (refusal) {
      const seconds = secondsOf(refusal);
      return { wait: seconds, remaining: 0, reset: seconds };
    }
  };
  return {
    spend,
    take: async (window, key) => (await spend(window, key)).wait,
    ...createGuards(counter),
  };
}
