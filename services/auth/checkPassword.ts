import { withNotes } from '../../authority/requestNotes';
import { Failure, isFailure } from '../../domain/failure';
import { actorOf, type Ctx } from '../ctx';
import { openSession } from './openSession';

/**
 * Checks the caller's own password without opening a session; failures count like failed sign-ins. Throws
 * `wrongPassword`, also when the account is locked.
 */
export async function checkPassword(ctx: Ctx, password: string): Promise<void> {
  const { user } = actorOf(ctx);
  try {
    // The hook for the second step stops here: the password was right, and no session is stored.
    await withNotes(ctx.req, { passwordOnly: true }, () => openSession(ctx, user.email, password));
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.code === 'secondStep') return;
    if (error.code === 'badCredentials' || error.code === 'accountLocked') throw new Failure('wrongPassword');
    throw error;
  }
}
