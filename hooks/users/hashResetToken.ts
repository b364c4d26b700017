import type { CollectionBeforeChangeHook } from 'payload';
import { openCtx } from '../../services/openCtx';
import { resetTokenHash } from '../../services/auth/resetTokenHash';
import type { User } from '../../payload-types';

/** The CMS writes the token of a reset mail as it stands in the mail; what is kept is its hash. */
export const hashResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const { resetPasswordToken: token } = data;
  // Every write carries the kept one along.
  if (typeof token !== 'string' || token === '' || token === originalDoc?.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: resetTokenHash(openCtx(req), token) };
};
