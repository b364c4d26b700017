import type { CollectionBeforeLoginHook } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { settlePassword } from '../../services/auth/guardPassword';
import { openCtx } from '../../services/openCtx';
import { isTwoFactorOn } from '../../services/twoFactors/isTwoFactorOn';

/**
 * With the second step on, a password alone opens no session, whichever entry point is used: the contract, the CMS REST
 * API, a password reset by mail. The failure rolls back what the CMS had written for the session. A caller that only
 * wants to check the password stops in the same way (`checkPassword`).
 */
export const askSecondStep: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  const ctx = openCtx(req);
  if (!notesOf(req).passwordOnly && !(await isTwoFactorOn(ctx, user.id))) return;
  await settlePassword(req, true);
  throw new Failure('secondStep');
};
