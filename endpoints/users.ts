import {
  adminSearchAllUser,
  deleteUserAccount,
  getAdminAllUser,
  getAllAdmin,
  getAllSuspendedUser,
  getSingleUser,
  makeUserAdmin,
  makeUserEditor,
  makeUserSubadmin,
  removeSuspendUser,
  removeUserAdmin,
  removeUserEditor,
  removeUserSubadmin,
  resetUserPassword,
  suspendUser,
  verifyRemoveUserAccount,
  verifyUserAccount,
  verifyUserMobile,
} from '../contract/users';
import type { Ctx, Id } from '../services/ctx';
import {
  liftSuspension,
  makeEditor,
  makeSubAdmin,
  makeSuperAdmin,
  removeEditor,
  removeSubAdmin,
  removeSuperAdmin,
  suspendAccount,
  unverifyAccount,
  verifyAccount,
  verifyMobile,
} from '../services/users/changeMarks';
import { deleteAccount } from '../services/users/deleteAccount';
import { listAdmins, listSuspendedUsers, listUsers, searchUsers } from '../services/users/listUsers';
import { resetPassword } from '../services/users/resetPassword';
import { readSuspension } from '../services/users/readSuspension';
import { readUser } from '../services/users/readUser';
import { implement } from './implement';
import type { MessageCode } from './messages/index';
import { flag } from './present/flags';
import { presentSuspension, presentUser } from './present/user';

const lists = [
  implement(getAdminAllUser, async (ctx, { params, query }) => {
    const { docs, total } = await listUsers(ctx, params, query);
    return { status: 200, users: docs.map(presentUser), totalcount: total };
  }),
  implement(adminSearchAllUser, async (ctx, { params, query }) => {
    const { docs, total } = await searchUsers(ctx, params.keyword, query);
    return { status: 200, users: docs.map(presentUser), totalcount: total };
  }),
  implement(getAllAdmin, async (ctx) => {
    const { admins, hasTwoStep } = await listAdmins(ctx);
    return {
      status: 200,
      users: admins.map((admin) => ({ ...presentUser(admin), two_step: flag(hasTwoStep(admin) ? 1 : 0) })),
    };
  }),
  implement(getAllSuspendedUser, async (ctx, { query }) => {
    const { docs, total } = await listSuspendedUsers(ctx, query);
    return { status: 200, users: docs.map(presentUser), totalcount: total };
  }),
  implement(getSingleUser, async (ctx, { params }) => {
    const user = await readUser(ctx, params.id);
    return { status: 200, user: presentUser(user), suspension: presentSuspension(await readSuspension(ctx, user)) };
  }),
];

/** The buttons of the user page differ only in their action and message. */
const button = (
  route: typeof removeSuspendUser | typeof makeUserAdmin | typeof resetUserPassword,
  act: (ctx: Ctx, id: Id) => Promise<void>,
  message: MessageCode,
) =>
  implement(route, async (ctx, { params }) => {
    await act(ctx, params.id);
    return { status: 200, message };
  });

export const userEndpoints = [
  ...lists,
  button(makeUserAdmin, makeSuperAdmin, 'superAdminMade'),
  button(removeUserAdmin, removeSuperAdmin, 'superAdminRemoved'),
  button(makeUserSubadmin, makeSubAdmin, 'subAdminMade'),
  button(removeUserSubadmin, removeSubAdmin, 'subAdminRemoved'),
  button(makeUserEditor, makeEditor, 'editorMade'),
  button(removeUserEditor, removeEditor, 'editorRemoved'),
  button(deleteUserAccount, deleteAccount, 'accountDeleted'),
  button(verifyUserAccount, verifyAccount, 'accountVerified'),
  button(verifyRemoveUserAccount, unverifyAccount, 'accountUnverified'),
  button(verifyUserMobile, verifyMobile, 'userMobileVerified'),
  implement(suspendUser, async (ctx, { params, body }) => {
    await suspendAccount(ctx, params.id, body.reason);
    return { status: 200, message: 'userSuspended' };
  }),
  button(resetUserPassword, resetPassword, 'userPasswordReset'),
  button(removeSuspendUser, liftSuspension, 'userSuspensionRemoved'),
];
