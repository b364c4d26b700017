/** Sign-up, sign-in and everything by which people prove who they are. */
import { z } from 'zod';
import { normaliseMobile } from '../domain/mobiles';
import { passwordLength } from '../domain/passwords/length';
import { defineRoute, nothing } from './route';
import { accountStatus, anyPassword, flag, id, image, instant, personName, requiredText } from './shapes';

const password = z
  .string()
  .min(passwordLength.min)
  .max(passwordLength.max)
  .describe('The password from now on: not one of the most used, and not the person’s own name, e-mail or mobile.');
const newName = requiredText(150).describe('The person’s full name.');
const email = z
  .string()
  .max(254)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email());
/** As typed: `+8801…`, `8801…`, `01…`, `+966…`. The service normalises it. */
const mobile = z.string().min(1).max(20);
/** Checked with the other fields, so that a newcomer reads everything that is wrong at once. */
const newMobile = z
  .string()
  .min(1, { abort: true })
  .max(20, { abort: true })
  .refine((typed) => normaliseMobile(typed) !== null, { params: { problem: 'wrongMobile' } });
const code = z
  .string()
  .regex(/^\d{6}$/)
  .describe('The six digits of the text message.');

const codeLimits = [
  { per: 'address', points: 60, perSeconds: 600 },
  { per: 'account', points: 20, perSeconds: 600 },
] as const;

const roleName = z
  .enum(['admin', 'subadmin', 'vendor', 'incharge', ''])
  .describe('The weightiest role of the person; empty for a customer.');
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
  body: z.strictObject({ name: newName, email, mobile: newMobile, password }),
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
  summary: 'Signs in by e-mail or mobile; 202: the password is right and a code of the authenticator app is asked for',
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
  summary: 'The second step of signing in: the challenge of `login` and a code of the app, or a recovery code',
  body: z.strictObject({
    challenge: z.string().min(1).max(100),
    code: requiredText(20).describe('Six digits of the app, or a recovery code.'),
  }),
  answers: { 200: session },
  fails: ['wrongCode', 'codesLocked', 'signInAgain', 'accountSuspended'],
  limits: [{ per: 'address', points: 60, perSeconds: 300 }],
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

export const selfShape = z
  .strictObject({
    id,
    name: personName,
    email: z.string(),
    mobile: z.string(),
    image,
    role_as: z.int().min(0).max(2),
    is_vendor: flag,
    is_incharge: flag,
    status: accountStatus,
    mobile_verify: flag,
    user_verify: flag,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Self', description: 'The person who is signed in, as the account screens show them.' });

export const getUser = defineRoute({
  name: 'getUser',
  method: 'GET',
  path: '/get-user',
  who: 'signed-in',
  tag: 'Account',
  summary: 'The person who is signed in (`users` is the one record)',
  anonymous: 'body',
  answers: { 200: z.strictObject({ users: selfShape.describe('The person who is signed in.') }) },
});

export const getSelfUser = defineRoute({
  name: 'getSelfUser',
  method: 'GET',
  path: '/get-self-user',
  who: 'signed-in',
  tag: 'Account',
  summary: 'The person who is signed in',
  answers: { 200: z.strictObject({ user: selfShape.describe('The person who is signed in.') }) },
});

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
  fails: ['unknownMobile', 'resendWait'],
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
    token: z.string().min(1).max(200).describe('What `forgot-password` answered.'),
    new_password: password,
  }),
  answers: { 200: nothing },
  fails: ['wrongCode'],
  invalid: { status: 400, key: 'validation_errors' },
  limits: [{ per: 'address', points: 30, perSeconds: 600 }],
});

export const getVerifyStatus = defineRoute({
  name: 'getVerifyStatus',
  method: 'GET',
  path: '/get-verify-status',
  who: 'signed-in',
  tag: 'Mobile',
  summary: '200 when the mobile is verified',
  anonymous: 'body',
  answers: { 200: nothing, 403: nothing },
});

export const getUserMobile = defineRoute({
  name: 'getUserMobile',
  method: 'GET',
  path: '/get-user-mobile',
  who: 'signed-in',
  tag: 'Mobile',
  summary: 'The mobile to verify',
  answers: { 200: z.strictObject({ mobile: z.string() }) },
});

export const getOtpCode = defineRoute({
  name: 'getOtpCode',
  method: 'POST',
  path: '/get-otp-code',
  who: 'signed-in',
  tag: 'Mobile',
  summary: 'Sends a code to verify the own mobile',
  body: z.strictObject({ mobile }),
  answers: { 200: nothing },
  fails: ['unknownMobile', 'resendWait', 'refused'],
  limits: [...codeLimits, { per: 'mobile', points: 6, perSeconds: 3600 }],
});

export const userMobileVerify = defineRoute({
  name: 'userMobileVerify',
  method: 'POST',
  path: '/user-mobile-verify',
  who: 'signed-in',
  tag: 'Mobile',
  summary: 'Verifies the own mobile with the code',
  body: z.strictObject({ mobile, code: z.string().min(1).max(10).describe('The six digits of the text message.') }),
  /** A wrong code is 401 in the body, as the screen reads it. */
  answers: { 200: nothing, 401: nothing },
  fails: ['unknownMobile'],
  limits: codeLimits,
});

export const updateUser = defineRoute({
  name: 'updateUser',
  method: 'POST',
  path: '/update-user',
  who: 'signed-in',
  tag: 'Account',
  summary:
    'Changes name, e-mail and mobile. Another e-mail or mobile needs `current_password`; another mobile has to be verified again',
  body: z.strictObject({
    name: newName,
    email,
    mobile,
    current_password: z
      .string()
      .max(passwordLength.max)
      .optional()
      .describe('The caller’s own password; needed with another e-mail or mobile.'),
  }),
  answers: { 200: z.strictObject({ username: z.string(), mobile: z.string() }) },
  invalid: { status: 400, key: 'validation_errors' },
  limits: [
    { per: 'address', points: 300, perSeconds: 600 },
    { per: 'account', points: 60, perSeconds: 600 },
  ],
});

export const updatePassword = defineRoute({
  name: 'updatePassword',
  method: 'POST',
  path: '/update-password',
  who: 'signed-in',
  tag: 'Account',
  summary: 'Changes the password and ends every other session',
  body: z.strictObject({ oldpassword: anyPassword, newpassword: password }),
  answers: { 200: nothing },
  fails: ['wrongPassword'],
  invalid: { status: 400, key: 'validation_errors' },
  limits: [
    { per: 'address', points: 60, perSeconds: 600 },
    { per: 'account', points: 10, perSeconds: 600 },
  ],
});

export const setProfilePicture = defineRoute({
  name: 'setProfilePicture',
  method: 'POST',
  path: '/set-profile-picture',
  who: 'signed-in',
  tag: 'Account',
  summary: 'Sets the own picture',
  files: { image: { maxBytes: 10 * 1024 * 1024, required: true } },
  answers: { 200: z.strictObject({ image }) },
});

export const deleteProfilePicture = defineRoute({
  name: 'deleteProfilePicture',
  method: 'POST',
  path: '/delete-profile-picture',
  who: 'signed-in',
  tag: 'Account',
  summary: 'Removes the own picture',
  answers: { 200: nothing },
});
