import type { Clock } from './types';

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
