import type {
  CollectionAfterErrorHook,
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { codeResendSeconds } from '../../domain/codes';
import { Failure, invalid } from '../../domain/failure';
import type { Window } from '../../services/ctx';
import { clearPasswordGuard, guardPassword, settlePassword } from '../../services/auth/guardPassword';
import { passwordLength } from '../../domain/passwords/length';
import { storedResetToken } from '../../services/auth/resetTokenHash';
import { refuseEasyPassword } from '../../services/auth/refuseEasyPassword';
import { openCtx } from '../../services/openCtx';
import type { User } from '../../payload-types';

/** Every entry point that takes a password counts attempts: the contract, the CMS REST API, the panel. */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword') await prepareReset(req, (args as { data: ResetData }).data);
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

/** One mail at a time, whether or not the account exists. */
async function countResetMail(req: PayloadRequest, email: unknown): Promise<void> {
  if (typeof email !== 'string') return;
  const { limits } = openCtx(req).gateways;
  for (const window of mails) {
    const seconds = await limits.take(window, email.trim().toLowerCase().slice(0, 254));
    if (seconds > 0) throw new Failure('tooMany', { params: { seconds } });
  }
}

type ResetData = { password?: unknown; token?: unknown };

/**
 * The CMS looks for the token as stored. It has already copied the data out of the arguments, so the data is changed in
 * place.
 */
async function prepareReset(req: PayloadRequest, data: ResetData): Promise<void> {
  refuseWeak(data.password);
  if (typeof data.token === 'string') data.token = await storedResetToken(openCtx(req), data.token);
}

/** A password reset by mail runs no other hook. */
function refuseWeak(password: unknown): void {
  const { min, max } = passwordLength;
  if (typeof password !== 'string' || password.length < min)
    throw invalid({ password: { code: 'tooShort', params: { min } } });
  if (password.length > max) throw invalid({ password: { code: 'tooLong', params: { max } } });
  refuseEasyPassword(password, 'password');
}

/** The password was right, or was reset by mail. */
export const settleSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (!(await settlePassword(req, true))) await clearPasswordGuard(openCtx(req), user);
};

/** A failed sign-in through the CMS. If the password was right after all, that has been reported already. */
export const settleRefusal: CollectionAfterErrorHook = async ({ req }) => {
  await settlePassword(req, false);
};
