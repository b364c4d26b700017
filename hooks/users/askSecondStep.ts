import type { CollectionBeforeLoginHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { settlePassword } from '../../services/auth/guardPassword';
import { openCtx } from '../../services/openCtx';
import { isTwoFactorOn } from '../../services/twoFactors/isTwoFactorOn';

/**
 * With the second step on, a password alone opens no session, whichever door it comes by: the contract, the CMS REST API, a
 * password set anew by mail. The failure takes back what the CMS had written for the session. The same way out serves a caller that
 * only wants to know whether the password is right (`checkPassword`).
 */
export const askSecondStep: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  const ctx = openCtx(req);
  if (!notesOf(req).passwordOnly && !(await isTwoFactorOn(ctx, user.id))) return;
  await settlePassword(req, true);
  throw new Failure('secondStep');
};
