/** The second step of signing in, for all staff; everyone decides for themselves whether to use it. */
import { z } from 'zod';
import { staff, superAdmin } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { anyPassword, flag, instant, pathId, requiredText } from './shapes';

const tag = 'Two-step sign-in';
const code = requiredText(20).describe('The six digits from the app, or a recovery code.');
const limits = [{ per: 'account', points: 30, perSeconds: 600 }] as const;
const recovery = z.strictObject({ recovery_codes: z.array(z.string()) });

export const twoFactorStatus = defineRoute({
  name: 'twoFactorStatus',
  method: 'GET',
  path: '/two-step',
  who: staff,
  tag,
  summary: 'Whether the caller’s own sign-in requires a code',
  answers: { 200: z.strictObject({ on: flag, since: instant.nullable(), recovery_left: z.int() }) },
});

export const twoFactorStart = defineRoute({
  name: 'twoFactorStart',
  method: 'POST',
  path: '/two-step-start',
  who: staff,
  tag,
  summary: 'A new secret for the authenticator app, as text and as the content of a QR code',
  body: z.strictObject({ password: anyPassword }),
  answers: {
    200: z.strictObject({
      secret: z.string(),
      address: z.string().describe('The content of the QR code for the app.'),
    }),
  },
  fails: ['wrongPassword', 'refused'],
  limits,
});

export const twoFactorOn = defineRoute({
  name: 'twoFactorOn',
  method: 'POST',
  path: '/two-step-on',
  who: staff,
  tag,
  summary: 'Turns it on with the first code; ten recovery codes are shown only this once, other sessions end',
  body: z.strictObject({ code }),
  answers: { 200: recovery },
  fails: ['wrongCode', 'codesLocked', 'signInAgain', 'refused'],
  limits,
});

export const twoFactorOff = defineRoute({
  name: 'twoFactorOff',
  method: 'POST',
  path: '/two-step-off',
  who: staff,
  tag,
  summary: 'Turns it off, with the password and a code',
  body: z.strictObject({ password: anyPassword, code }),
  answers: { 200: nothing },
  fails: ['wrongPassword', 'wrongCode', 'codesLocked', 'refused'],
  limits,
});

export const twoFactorRecovery = defineRoute({
  name: 'twoFactorRecovery',
  method: 'POST',
  path: '/two-step-recovery',
  who: staff,
  tag,
  summary: 'Replaces the recovery codes with ten new ones; needs the password and a code',
  body: z.strictObject({ password: anyPassword, code }),
  answers: { 200: recovery },
  fails: ['wrongPassword', 'wrongCode', 'codesLocked', 'refused'],
  limits,
});

export const twoFactorOfUser = defineRoute({
  name: 'twoFactorOfUser',
  method: 'GET',
  path: '/two-step/:id',
  who: superAdmin,
  tag,
  summary: 'Whether a person’s sign-in requires a code',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({ on: flag }) },
  fails: ['userNotFound'],
});

export const twoFactorReset = defineRoute({
  name: 'twoFactorReset',
  method: 'POST',
  path: '/two-step-reset/:id',
  who: superAdmin,
  tag,
  summary: 'Turns it off for another person’s account; the reason is recorded in the audit log',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({
    reason: requiredText(500, 3).describe('The reason for turning it off: it is recorded in the audit log.'),
  }),
  answers: { 200: nothing },
  fails: ['userNotFound', 'ownAccount', 'refused'],
});
