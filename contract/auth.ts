/** Sign-up, sign-in and everything that proves a person's identity. */
import { z } from 'zod';
import { normaliseMobile } from '../domain/mobiles';
import { westernDigits } from '../domain/text/bangla';
import { defineRoute, nothing } from './route';
import { anyPassword, emailInput, flag, image, newName, newPassword, requiredText } from './shapes';

/** Checked with the other fields, so that a new user sees all errors at once. */
const newMobile = z
  .string()
  .min(1, { abort: true })
  .max(20, { abort: true })
  .refine((typed) => normaliseMobile(typed) !== null, { params: { problem: 'wrongMobile' } });
const roleName = z
  .enum(['admin', 'subadmin', 'vendor', 'incharge', 'editor', ''])
  .describe('The person’s most privileged role; empty for a customer.');
const session = z
  .strictObject({
    token: z.string(),
    username: z.string(),
    mobile: z.string(),
    role: roleName,
    image,
  })
  .meta({ id: 'SignedIn', description: 'Who has just signed in, with the token of the session.' });

export const csrfCookie = defineRoute({
  name: 'csrfCookie',
  method: 'GET',
  path: '/csrf-cookie',
  who: 'public',
  tag: 'Session',
  setsCookie: true,
  summary: 'Sets the XSRF-TOKEN cookie (also at /sanctum/csrf-cookie)',
  answers: { 204: nothing },
});

export const register = defineRoute({
  name: 'register',
  method: 'POST',
  path: '/register',
  who: 'public',
  tag: 'Session',
  setsCookie: true,
  summary: 'Opens an account and signs in',
  afterSetUp: true,
  body: z.strictObject({ name: newName, email: emailInput, mobile: newMobile, password: newPassword }),
  answers: { 200: session },
  invalid: { status: 422, key: 'validation_errors' },
  limits: [{ per: 'address', points: 60, perSeconds: 600 }],
});

export const login = defineRoute({
  name: 'login',
  method: 'POST',
  path: '/login',
  who: 'public',
  tag: 'Session',
  setsCookie: true,
  summary: 'Signs in by e-mail or mobile; 202: the password is right and a code from the authenticator app is required',
  body: z.strictObject({
    email: requiredText(254).describe('The e-mail address or the mobile.'),
    password: anyPassword,
  }),
  answers: { 200: session, 202: z.strictObject({ challenge: z.string(), seconds: z.int() }) },
  fails: ['badCredentials', 'accountLocked', 'accountSuspended'],
  invalid: { status: 422, key: 'validation_errors' },
  limits: [{ per: 'address', points: 60, perSeconds: 300 }],
});

export const loginCode = defineRoute({
  name: 'loginCode',
  method: 'POST',
  path: '/login-code',
  who: 'public',
  tag: 'Session',
  setsCookie: true,
  summary: 'The second step of signing in: the challenge from `login` and a code from the app, or a recovery code',
  body: z.strictObject({
    challenge: z.string().min(1).max(100),
    code: requiredText(20).overwrite(westernDigits).describe('The six digits from the app, or a recovery code.'),
  }),
  answers: { 200: session },
  fails: ['wrongCode', 'codesLocked', 'signInAgain', 'accountSuspended'],
  limits: [{ per: 'address', points: 60, perSeconds: 300 }],
});

export const guestCode = defineRoute({
  name: 'guestCode',
  method: 'POST',
  path: '/guest-code',
  who: 'public',
  tag: 'Session',
  summary: 'Sends a code by which the holder of a mobile signs in without a password; the same answer for every mobile',
  afterSetUp: true,
  body: z.strictObject({ mobile: newMobile }),
  answers: {
    200: z.strictObject({
      token: z.string().describe('Goes into `guest-sign-in` together with the code.'),
      seconds: z.int().describe('Seconds until another code can be sent.'),
    }),
  },
  fails: ['invalid', 'resendWait'],
  invalid: { status: 422, key: 'validation_errors' },
  limits: [
    { per: 'address', points: 20, perSeconds: 600 },
    { per: 'mobile', points: 6, perSeconds: 3600 },
  ],
});

export const guestSignIn = defineRoute({
  name: 'guestSignIn',
  method: 'POST',
  path: '/guest-sign-in',
  who: 'public',
  tag: 'Session',
  setsCookie: true,
  summary:
    'Signs in with the code and the token of `guest-code`; opens an account without a password where the mobile has none',
  afterSetUp: true,
  body: z.strictObject({
    name: newName.describe('The person’s full name; used only when an account is opened.'),
    token: z.string().min(1).max(200).describe('The token returned by `guest-code`.'),
    code: z
      .string()
      .regex(/^\d{6}$/)
      .describe('The six digits from the text message.'),
  }),
  answers: {
    200: z.strictObject({
      ...session.shape,
      is_new: flag.describe('1: this call has opened the account, 0: it was there.'),
    }),
  },
  fails: ['wrongCode', 'accountSuspended', 'passwordSignIn'],
  invalid: { status: 422, key: 'validation_errors' },
  limits: [{ per: 'address', points: 30, perSeconds: 600 }],
});

export const logout = defineRoute({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  who: 'signed-in',
  tag: 'Session',
  setsCookie: true,
  summary: 'Ends this session',
  answers: { 200: nothing },
});

const probe = (name: string, path: `/${string}`, summary: string) => ({
  name,
  method: 'GET' as const,
  path,
  who: 'signed-in' as const,
  tag: 'Session',
  summary,
  anonymous: 'body' as const,
});

export const activeVendorStatus = defineRoute({
  ...probe('activeVendorStatus', '/active-vendor-status', 'Is the caller an accepted vendor?'),
  answers: { 200: nothing, 403: nothing },
});

export const superAdminStatus = defineRoute({
  ...probe('superAdminStatus', '/super-admin-status', 'Super admin (200) or sub admin (220)?'),
  answers: { 200: nothing, 220: nothing, 403: nothing },
});

export const warehouseInchargeStatus = defineRoute({
  ...probe('warehouseInchargeStatus', '/warehouse-incharge-status', 'Is the caller named in a warehouse?'),
  answers: { 200: nothing, 403: nothing },
});

export const adminPanelPermission = defineRoute({
  ...probe('adminPanelPermission', '/admin-panel-permission', 'May the caller enter the panel?'),
  answers: { 200: nothing, 220: nothing, 403: nothing },
});
