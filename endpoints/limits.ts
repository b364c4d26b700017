/** How often one address may make a call. Kept in the process; a shared store takes its place with several processes. */
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Route } from '../contract/route';
import { Failure } from '../domain/failure';

type Limiters = Map<string, RateLimiterMemory>;
/** On the global object: the panel's bundle loads this module a second time in the same process. */
const shared = globalThis as { haatLimiters?: Limiters };

/** Throws `tooMany` with the seconds to wait. */
export async function spend(route: Route, ip: string): Promise<void> {
  if (!route.limit) return;
  const limiters = (shared.haatLimiters ??= new Map());
  let limiter = limiters.get(route.name);
  if (!limiter) {
    limiter = new RateLimiterMemory({ points: route.limit.points, duration: route.limit.perSeconds });
    limiters.set(route.name, limiter);
  }
  try {
    await limiter.consume(ip);
  } catch (refusal) {
    const wait = (refusal as RateLimiterRes).msBeforeNext;
    throw new Failure('tooMany', { params: { seconds: Math.max(1, Math.ceil((wait ?? 1000) / 1000)) } });
  }
}
