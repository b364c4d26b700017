/** New passwords: by a code after forgetting it, or with the current one. */
import { z } from 'zod';
import { defineRoute, nothing } from './route';
import { anyPassword, newPassword } from './shapes';

const code = z
  .string()
  .regex(/^\d{6}$/)
  .describe('The six digits from the text message.');

export const forgotPassword = defineRoute({
  name: 'forgotPassword',
  method: 'POST',
  path: '/forgot-password/:mobile',
  who: 'public',
  tag: 'Password',
  summary: 'Sends a code to reset the password',
  params: z.strictObject({ mobile: z.string().min(1).max(20) }),
  answers: {
    200: z.strictObject({ token: z.string().describe('Goes into `reset-password` together with the code.') }),
  },
  fails: ['invalid', 'resendWait'],
  limits: [
    { per: 'address', points: 20, perSeconds: 600 },
    { per: 'mobile', points: 6, perSeconds: 3600 },
  ],
});

export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'POST',
  path: '/reset-password',
  who: 'public',
  tag: 'Password',
  summary: 'Sets a new password with the code and the token',
  body: z.strictObject({
    otp_code: code,
    token: z.string().min(1).max(200).describe('The token returned by `forgot-password`.'),
    new_password: newPassword,
  }),
  answers: { 200: nothing },
  fails: ['wrongCode'],
  invalid: { status: 400, key: 'validation_errors' },
  limits: [{ per: 'address', points: 30, perSeconds: 600 }],
});

export const updatePassword = defineRoute({
  name: 'updatePassword',
  method: 'POST',
  path: '/update-password',
  who: 'signed-in',
  tag: 'Account',
  summary: 'Changes the password and ends every other session',
  body: z.strictObject({ oldpassword: anyPassword, newpassword: newPassword }),
  answers: { 200: nothing },
  fails: ['wrongPassword'],
  invalid: { status: 400, key: 'validation_errors' },
  limits: [
    { per: 'address', points: 60, perSeconds: 600 },
    { per: 'account', points: 10, perSeconds: 600 },
  ],
});
