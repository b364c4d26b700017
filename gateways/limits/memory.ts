import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from './limits';
import { limitsOver } from './store';

/** Counted in this process: right while there is one. */
export const createMemoryLimits = (): Limits => limitsOver((options) => new RateLimiterMemory(options));
