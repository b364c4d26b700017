/** The signed-in person: reading, changing and verifying their own data. */
import { z } from 'zod';
import { passwordLength } from '../domain/passwords/length';
import { westernDigits } from '../domain/text/bangla';
import { defineRoute, nothing } from './route';
import { accountStatus, flag, id, image, instant, newName, personName } from './shapes';

/** As typed: `+8801…`, `8801…`, `01…`, `+966…`. The service normalises it. */
const mobile = z.string().min(1).max(20);

const codeLimits = [
  { per: 'address', points: 60, perSeconds: 600 },
  { per: 'account', points: 20, perSeconds: 600 },
] as const;

export const selfShape = z
  .strictObject({
    id,
    name: personName,
    email: z.string().describe('The e-mail address; empty where the account has none.'),
    mobile: z.string(),
    image,
    role_as: z.int().min(0).max(2),
    is_vendor: flag,
    is_incharge: flag,
    is_editor: flag,
    status: accountStatus,
    mobile_verify: flag,
    has_password: flag,
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
  summary: 'Sends a code to verify the caller’s own mobile',
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
  summary: 'Verifies the caller’s own mobile with the code',
  body: z.strictObject({
    mobile,
    code: z.string().min(1).max(10).overwrite(westernDigits).describe('The six digits from the text message.'),
  }),
  /** A wrong code is 401 in the body, as the screen expects. */
  answers: { 200: nothing, 401: nothing },
  fails: ['unknownMobile'],
  limits: codeLimits,
});

/** Empty only if the account has none. */
const emailOrNone = z
  .string()
  .max(254)
  .transform((value) => value.trim().toLowerCase())
  .refine((value) => value === '' || z.email().safeParse(value).success, { params: { problem: 'wrongEmail' } })
  .describe('The e-mail address; empty only where the account has none.');

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
    email: emailOrNone,
    mobile,
    current_password: z
      .string()
      .max(passwordLength.max)
      .optional()
      .describe('The caller’s own password; required to change the e-mail or mobile.'),
  }),
  answers: { 200: z.strictObject({ username: z.string(), mobile: z.string() }) },
  invalid: { status: 400, key: 'validation_errors' },
  limits: [
    { per: 'address', points: 300, perSeconds: 600 },
    { per: 'account', points: 60, perSeconds: 600 },
  ],
});

export const setProfilePicture = defineRoute({
  name: 'setProfilePicture',
  method: 'POST',
  path: '/set-profile-picture',
  who: 'signed-in',
  tag: 'Account',
  summary: 'Sets the caller’s own picture',
  files: { image: { maxBytes: 10 * 1024 * 1024, required: true } },
  answers: { 200: z.strictObject({ image }) },
});

export const deleteProfilePicture = defineRoute({
  name: 'deleteProfilePicture',
  method: 'POST',
  path: '/delete-profile-picture',
  who: 'signed-in',
  tag: 'Account',
  summary: 'Removes the caller’s own picture',
  answers: { 200: nothing },
});
