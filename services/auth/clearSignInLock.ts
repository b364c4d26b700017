import type { Ctx } from '../ctx';
import { clearPasswordGuard } from './guardPassword';

/** Tries are counted in the server's own process where there is one: a command that resets a password beside it queues this job. */
export const clearSignInLock = (ctx: Ctx, account: { id: number | string; email: string }): Promise<void> =>
  clearPasswordGuard(ctx, account);
