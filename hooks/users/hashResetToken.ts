import type { CollectionBeforeChangeHook } from 'payload';
import { openCtx } from '../../services/openCtx';
import { resetTokenHash } from '../../services/auth/resetTokenHash';
import type { User } from '../../payload-types';

/** The CMS stores the token of a reset mail in plain text; this stores its hash instead. */
export const hashResetToken: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const { resetPasswordToken: token } = data;
  // Every write includes the stored one.
  if (typeof token !== 'string' || token === '' || token === originalDoc?.resetPasswordToken) return data;
  return { ...data, resetPasswordToken: resetTokenHash(openCtx(req), token) };
};
