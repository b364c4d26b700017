import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from './limits';
import { limitsOver } from './store';

/** Counts in the memory of this process: correct while there is only one process. */
export const createMemoryLimits = (): Limits => limitsOver((options) => new RateLimiterMemory(options));
