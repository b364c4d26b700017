/** Accounts as admins see and change them. */
import { z } from 'zod';
import type { FailureCode } from '../domain/failureCodes';
import { admins, superAdmin, type Role } from '../domain/permissions';
import { longestReason } from '../domain/products/changes';
import { dayQuery, partQuery, totalcount } from './listing';
import { defineRoute, nothing } from './route';
import { accountStatus, flag, flagInput, id, image, instant, paging, pathId, personName, text } from './shapes';

export const userShape = z
  .strictObject({
    id,
    name: personName,
    email: z.string(),
    mobile: z.string(),
    image,
    role_as: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    is_vendor: flag,
    is_incharge: flag,
    is_editor: flag,
    status: accountStatus,
    mobile_verify: flag,
    user_verify: flag,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'User', description: 'An account as admins see it.' });

const suspensionShape = z
  .strictObject({
    reason: z.string().describe('Why; empty without a reason.'),
    by_name: z.string().describe('The admin’s name; empty where nobody with an account did it.'),
    created_at: instant,
  })
  .meta({ id: 'Suspension', description: 'The suspension of an account.' });
export type SuspensionShape = z.output<typeof suspensionShape>;
const adminShape = z
  .strictObject({
    ...userShape.shape,
    two_step: flag.describe('1: signing in asks for a code, 0: not.'),
  })
  .meta({ id: 'AdminAccount', description: 'An admin’s account, and whether its sign-in has a second step.' });
export type AdminShape = z.output<typeof adminShape>;

/** A search word in a path. */
export const keyword = z.string().min(1).max(100);
const oneId = z.strictObject({ id: pathId });

export const userSorts = [
  'newest',
  'oldest',
  'created_at',
  '-created_at',
  'name',
  '-name',
  'email',
  '-email',
  'mobile',
  '-mobile',
] as const;

export const userRoles = ['customer', 'vendor', 'incharge', 'editor', 'subadmin', 'superadmin'] as const;
const userFilter = z.strictObject({
  ...dayQuery.shape,
  sort: z.enum(userSorts).optional(),
  role: z.enum(userRoles).optional().describe('Only these people; `customer`: those who are nothing else.'),
  status: flagInput.optional().describe('Only active (1) or only suspended (0) accounts.'),
  mobile_verify: flagInput.optional().describe('Only with (1) or only without (0) a verified mobile.'),
  user_verify: flagInput.optional().describe('Only verified (1) or only other (0) accounts.'),
});

export const getAdminAllUser = defineRoute({
  name: 'getAdminAllUser',
  method: 'GET',
  path: '/get-admin-all-user/:offset/:limit',
  who: admins,
  scope: 'people:read',
  tag: 'Users',
  summary: 'Registered users, a window of the list',
  params: paging,
  query: userFilter,
  answers: { 200: z.strictObject({ users: z.array(userShape), totalcount: z.int() }) },
});

export const adminSearchAllUser = defineRoute({
  name: 'adminSearchAllUser',
  method: 'GET',
  path: '/admin-search-all-user/:keyword',
  who: admins,
  scope: 'people:read',
  tag: 'Users',
  summary: 'Users by name, mobile or email; at most 200 without a page',
  params: z.strictObject({ keyword }),
  query: z.strictObject({ ...partQuery.shape, ...userFilter.shape }),
  limits: [
    { per: 'address', points: 300, perSeconds: 60 },
    { per: 'account', points: 120, perSeconds: 60 },
  ],
  answers: { 200: z.strictObject({ users: z.array(userShape), totalcount }) },
});

export const getAllAdmin = defineRoute({
  name: 'getAllAdmin',
  method: 'GET',
  path: '/get-all-admin',
  who: admins,
  scope: 'people:read',
  tag: 'Users',
  summary: 'Super admins and sub admins',
  answers: { 200: z.strictObject({ users: z.array(adminShape).describe('The admins.') }) },
});

export const getAllSuspendedUser = defineRoute({
  name: 'getAllSuspendedUser',
  method: 'GET',
  path: '/get-all-suspended-user',
  who: admins,
  scope: 'people:read',
  tag: 'Users',
  summary: 'Suspended users, the most recently suspended first; at most 1,000 without a page',
  query: partQuery,
  answers: { 200: z.strictObject({ users: z.array(userShape), totalcount }) },
});

export const getSingleUser = defineRoute({
  name: 'getSingleUser',
  method: 'GET',
  path: '/get-single-user/:id',
  who: admins,
  scope: 'people:read',
  tag: 'Users',
  summary: 'One user',
  params: oneId,
  fails: ['userNotFound'],
  answers: {
    200: z.strictObject({
      user: userShape,
      suspension: suspensionShape
        .nullable()
        .describe(
          'When, by whom and why the account was suspended; null while it is active and where it is not known.',
        ),
    }),
  },
});

/** The buttons of the user page: a POST without a body that answers with a message. */
function userAction<W extends readonly Role[]>(
  name: string,
  path: `/${string}`,
  who: W,
  summary: string,
  fails: readonly FailureCode[],
) {
  return defineRoute({
    name,
    method: 'POST',
    path,
    who,
    tag: 'Users',
    summary,
    params: oneId,
    fails: ['userNotFound', 'superAdminOnly', ...fails],
    answers: { 200: nothing },
  });
}

export const makeUserAdmin = userAction('makeUserAdmin', '/make-user-admin/:id', superAdmin, 'Make a super admin', [
  'ownAccount',
]);
export const removeUserAdmin = userAction(
  'removeUserAdmin',
  '/remove-user-admin/:id',
  superAdmin,
  'Take the super admin role away',
  ['ownAccount', 'refused'],
);
export const makeUserSubadmin = userAction(
  'makeUserSubadmin',
  '/make-user-subadmin/:id',
  superAdmin,
  'Make a sub admin',
  ['ownAccount'],
);
export const removeUserSubadmin = userAction(
  'removeUserSubadmin',
  '/remove-user-subadmin/:id',
  superAdmin,
  'Take the sub admin role away',
  ['ownAccount', 'refused'],
);
export const makeUserEditor = userAction(
  'makeUserEditor',
  '/make-user-editor/:id',
  superAdmin,
  'Make a content editor',
  ['ownAccount'],
);
export const removeUserEditor = userAction(
  'removeUserEditor',
  '/remove-user-editor/:id',
  superAdmin,
  'Take the editor role away',
  ['ownAccount', 'refused'],
);
export const deleteUserAccount = userAction(
  'deleteUserAccount',
  '/delete-user-account/:id',
  superAdmin,
  'Delete the account of a customer for good',
  ['protectedAccount'],
);
export const verifyUserAccount = userAction(
  'verifyUserAccount',
  '/verify-user-account/:id',
  admins,
  'Mark the account as verified',
  [],
);
export const verifyRemoveUserAccount = userAction(
  'verifyRemoveUserAccount',
  '/verify-remove-user-account/:id',
  admins,
  'Take the verified mark away',
  [],
);
export const verifyUserMobile = userAction(
  'verifyUserMobile',
  '/verify-user-mobile/:id',
  admins,
  'Mark the mobile as verified',
  [],
);
export const suspendUser = defineRoute({
  name: 'suspendUser',
  method: 'POST',
  path: '/suspend-user/:id',
  who: admins,
  tag: 'Users',
  summary: 'Suspend the account; its sessions end at once',
  params: oneId,
  body: z.object({
    reason: text(longestReason)
      .optional()
      .describe('Why, for the audit log and the admins. Optional; the panel requires it.'),
  }),
  fails: ['userNotFound', 'superAdminOnly', 'ownAccount'],
  answers: { 200: nothing },
});
export const removeSuspendUser = userAction(
  'removeSuspendUser',
  '/remove-suspend-user/:id',
  admins,
  'Lift the suspension',
  [],
);

/** Under `Session`: no API key resets a password. */
export const resetUserPassword = defineRoute({
  name: 'resetUserPassword',
  method: 'POST',
  path: '/reset-user-password/:id',
  who: admins,
  tag: 'Session',
  summary:
    'Ends somebody’s password and sessions, and tells them by SMS, mail and notice where to set a new one; an admin’s by a super admin only',
  params: oneId,
  fails: ['userNotFound', 'superAdminOnly', 'passwordNeeded'],
  answers: { 200: nothing },
});
