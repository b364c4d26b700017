/**
 * Locks after failed attempts, counted in the store: `tries` failures lock a key, each round for twice as long as the
 * last.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Guard, Limits, Try } from './limits';

const DAY_SECONDS = 24 * 60 * 60;
const TURN_MS = 40;
/** Checking a password takes at most a second: an attempt that waits longer than this has hundreds before it. */
const PATIENCE_MS = 60_000;
/** An attempt that was never settled counts as failed. */
const SETTLED_MS = 60_000;
/** If a process crashes with attempts in progress, their places are released after this time. */
const PLACE_SECONDS = 180;

type Counter = (name: string, points: number, duration: number) => RateLimiterAbstract;

export function createGuards(counter: Counter): Pick<Limits, 'attempt' | 'openTry' | 'clear'> {
  const book = bookOf(counter);
  const placeOf = placesOf(counter, book);
  return {
    attempt: async (guard, key) => {
      // In this order: a lock set in between is seen, or the round that set it is full.
      const round = await book.roundOf(guard, key);
      const locked = await book.lockedFor(guard, key);
      if (locked > 0) return locked;
      try {
        await book.tries(guard).consume(`${key} ${round}`);
        return 0;
      } catch (refusal) {
        const over = (refusal as Partial<RateLimiterRes>).consumedPoints;
        if (over === undefined) throw refusal;
        // Of many refused at once, the first one sets the lock and starts the next round.
        if (over === guard.tries + 1) await book.lockNow(guard, key, round);
        return lockSeconds(guard, round);
      }
    },
    openTry: async (guard, key) => {
      const until = Date.now() + PATIENCE_MS;
      while (Date.now() < until) {
        const round = await book.roundOf(guard, key);
        const seconds = await book.lockedFor(guard, key);
        if (seconds > 0) return { seconds };
        const place = await placeOf(guard, key, round);
        if (place) return place;
        await wait(TURN_MS);
      }
      return null;
    },
    clear: async (guard, key) => {
      await book.forget(guard, key);
      await book.unlock(guard, key);
    },
  };
}

const lockSeconds = (guard: Guard, round: number): number =>
  Math.min(guard.lockSeconds * 2 ** round, guard.maxLockSeconds);

/** The state of a key: the failures of its round, kept for a day; the rounds that ended in a lock; the current lock. */
function bookOf(counter: Counter) {
  const tries = (guard: Guard) => counter(`${guard.name}:tries`, guard.tries, DAY_SECONDS);
  const rounds = (guard: Guard) => counter(`${guard.name}:rounds`, Number.MAX_SAFE_INTEGER, DAY_SECONDS);
  const lock = (guard: Guard) => counter(`${guard.name}:lock`, 1, guard.maxLockSeconds);
  const roundOf = async (guard: Guard, key: string) => (await rounds(guard).get(key))?.consumedPoints ?? 0;
  return {
    tries,
    roundOf,
    lockedFor: async (guard: Guard, key: string): Promise<number> => {
      const locked = await lock(guard).get(key);
      return locked && locked.remainingPoints <= 0 ? secondsOf(locked) : 0;
    },
    lockNow: async (guard: Guard, key: string, round: number): Promise<void> => {
      await lock(guard).block(key, lockSeconds(guard, round));
      await rounds(guard).consume(key);
    },
    unlock: (guard: Guard, key: string) => lock(guard).delete(key),
    /** Includes the failures of earlier rounds: the count starts with the first round again. */
    forget: async (guard: Guard, key: string): Promise<void> => {
      for (let round = await roundOf(guard, key); round >= 0; round -= 1) await tries(guard).delete(`${key} ${round}`);
      await rounds(guard).delete(key);
    },
  };
}

/** Admits an attempt while those in progress and the failures together are fewer than the allowed attempts. */
function placesOf(counter: Counter, book: ReturnType<typeof bookOf>) {
  const places = (guard: Guard) => counter(`${guard.name}:places`, guard.tries, PLACE_SECONDS);
  const leave = async (guard: Guard, key: string): Promise<void> => {
    // An expired count must not become negative.
    if ((await places(guard).get(key))?.consumedPoints) await places(guard).reward(key);
  };
  const settleWrong = async (guard: Guard, key: string, round: number): Promise<void> => {
    const { consumedPoints } = await book.tries(guard).penalty(`${key} ${round}`);
    if (consumedPoints === guard.tries) await book.lockNow(guard, key, round);
    await leave(guard, key);
  };
  const settleRight = async (guard: Guard, key: string): Promise<void> => {
    await book.forget(guard, key);
    await leave(guard, key);
  };
  return async (guard: Guard, key: string, round: number): Promise<Try | null> => {
    // Counted first and checked afterwards, so that none of several simultaneous attempts is missed.
    const { consumedPoints } = await places(guard).penalty(key);
    const wrong = (await book.tries(guard).get(`${key} ${round}`))?.consumedPoints ?? 0;
    if (consumedPoints + wrong > guard.tries) {
      await leave(guard, key);
      return null;
    }
    return settledOnce((isRight) => (isRight ? settleRight(guard, key) : settleWrong(guard, key, round)));
  };
}

function settledOnce(settle: (isRight: boolean) => Promise<void>): Try {
  let isSettled = false;
  const once = async (isRight: boolean): Promise<void> => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(forgotten);
    await settle(isRight);
  };
  const forgotten = setTimeout(() => void once(false), SETTLED_MS);
  forgotten.unref();
  return { seconds: 0, settle: once };
}

/** A refusal carries the time to wait; anything else is the store's own failure. */
export function secondsOf(refusal: unknown): number {
  const { msBeforeNext } = refusal as Partial<RateLimiterRes>;
  if (msBeforeNext === undefined) throw refusal;
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
