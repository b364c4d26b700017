import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload';
import { invalid } from '../../domain/failure';
import { clearPasswordGuard, guardPassword } from '../../services/auth/guardPassword';
import { refuseEasyPassword } from '../../services/auth/refuseEasyPassword';
import { openCtx } from '../../services/openCtx';

/** Every door that takes a password counts tries: the contract, the CMS REST API, the panel. */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword') refuseWeak((args as { data: { password?: unknown } }).data.password);
  if (operation !== 'login') return args;
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data;
  if (typeof email === 'string' && typeof password === 'string') await guardPassword(openCtx(req), email, password);
  return args;
};

/** A password set anew by mail passes no other hook. */
function refuseWeak(password: unknown): void {
  if (typeof password !== 'string' || password.length < 8) throw invalid({ password: { code: 'tooShort', params: { min: 8 } } });
  if (password.length > 128) throw invalid({ password: { code: 'tooLong', params: { max: 128 } } });
  refuseEasyPassword(password, 'password');
}

export const clearSignInGuard: CollectionAfterLoginHook = async ({ req, user }) => {
  await clearPasswordGuard(openCtx(req), String(user.email));
};
