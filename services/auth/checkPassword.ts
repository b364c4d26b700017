import { withNotes } from '../../authority/requestNotes';
import { Failure, isFailure } from '../../domain/failure';
import { actorOf, type Ctx } from '../ctx';
import { openSession } from './openSession';

/**
 * Looks at the caller's own password without opening a session; wrong ones count like those of signing in. Throws
 * `wrongPassword`, also when the account is locked.
 */
export async function checkPassword(ctx: Ctx, password: string): Promise<void> {
  const { user } = actorOf(ctx);
  try {
    // The hook that asks for the second step stops there: the password was right by then, and no session is kept.
    await withNotes(ctx.req, { passwordOnly: true }, () => openSession(ctx, user.email, password));
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.code === 'secondStep') return;
    if (error.code === 'badCredentials' || error.code === 'accountLocked') throw new Failure('wrongPassword');
    throw error;
  }
}
