import { notesOf } from '../../authority/requestNotes';
import { invalid, isFailure } from '../../domain/failure';
import { actorOf, type Ctx } from '../ctx';
import { checkPassword } from './checkPassword';

/**
 * Required before a change by which an account could be taken over (its e-mail, its mobile, a key): asks for the
 * caller's own password again. Names the field when it is missing or wrong. Collection hooks refuse such a change
 * without this.
 */
export async function provePassword(ctx: Ctx, given: string | undefined): Promise<void> {
  if (actorOf(ctx).user.has_password === 0) throw invalid({ current_password: 'passwordNotSet' });
  if (!given) throw invalid({ current_password: 'passwordMissing' });
  try {
    await checkPassword(ctx, given);
  } catch (error) {
    if (isFailure(error) && error.code === 'wrongPassword') throw invalid({ current_password: 'passwordWrong' });
    throw error;
  }
  markProved(ctx);
}

/** The caller has just authenticated with a password or a code. */
export function markProved(ctx: Ctx): void {
  notesOf(ctx.req).identityProved = true;
}
