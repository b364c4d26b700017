import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { codeResendSeconds } from '../../domain/codes';
import { Failure, invalid } from '../../domain/failure';
import type { Window } from '../../services/ctx';
import { clearPasswordGuard, guardPassword } from '../../services/auth/guardPassword';
import { passwordLength } from '../../domain/passwords/length';
import { refuseEasyPassword } from '../../services/auth/refuseEasyPassword';
import { openCtx } from '../../services/openCtx';

/** Every door that takes a password counts tries: the contract, the CMS REST API, the panel. */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword') refuseWeak((args as { data: { password?: unknown } }).data.password);
  if (operation === 'forgotPassword') await countResetMail(req, (args as { data: { email?: unknown } }).data.email);
  if (operation !== 'login') return args;
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data;
  if (typeof email === 'string' && typeof password === 'string') await guardPassword(openCtx(req), email, password);
  return args;
};

const mails: Window[] = [
  { name: 'reset-mail', points: 1, perSeconds: codeResendSeconds },
  { name: 'reset-mail-hour', points: 6, perSeconds: 3_600 },
];

/** One mail at a time, whether or not there is such an account. */
async function countResetMail(req: PayloadRequest, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  const { limits } = openCtx(req).gateways;
  for (const window of mails) {
    const seconds = await limits.take(window, email.trim().toLowerCase().slice(0, 254));
    if (seconds > 0) throw new Failure('tooMany', { params: { seconds } });
  }
}

/** A password set anew by mail passes no other hook. */
function refuseWeak(password: unknown): void {
  const { min, max } = passwordLength;
  if (typeof password !== 'string' || password.length < min) throw invalid({ password: { code: 'tooShort', params: { min } } });
  if (password.length > max) throw invalid({ password: { code: 'tooLong', params: { max } } });
  refuseEasyPassword(password, 'password');
}

export const clearSignInGuard: CollectionAfterLoginHook = async ({ req, user }) => {
  await clearPasswordGuard(openCtx(req), String(user.email));
};
