import type { Ctx } from '../ctx';
import { clearPasswordGuard } from './guardPassword';

/**
 * Failed sign-ins are counted in the memory of the server: a command that resets a password in another process queues
 * this job.
 */
export const clearSignInLock = (ctx: Ctx, account: { id: number | string; email: string }): Promise<void> =>
  clearPasswordGuard(ctx, account);
