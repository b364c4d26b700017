import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload';
import { clearPasswordGuard, guardPassword } from '../../services/auth/guardPassword';
import { openCtx } from '../../services/openCtx';

/** Every door that takes a password counts tries: the contract, the CMS REST API, the panel. */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data;
  if (typeof email === 'string' && typeof password === 'string') await guardPassword(openCtx(req), email, password);
  return args;
};

export const clearSignInGuard: CollectionAfterLoginHook = async ({ req, user }) => {
  await clearPasswordGuard(openCtx(req), String(user.email));
};
