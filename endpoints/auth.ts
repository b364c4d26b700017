import * as contract from '../contract/auth';
import * as passwords from '../contract/passwords';
import * as self from '../contract/self';
import { codeResendSeconds } from '../domain/codes';
import { isFailure } from '../domain/failure';
import { challengeSeconds } from '../domain/twoFactor';
import { sendGuestCode } from '../services/auth/guestCode';
import { signInGuest } from '../services/auth/guestSignIn';
import { logIn } from '../services/auth/logIn';
import { logOut } from '../services/auth/logOut';
import { passChallenge } from '../services/auth/passChallenge';
import { readSelf } from '../services/auth/readSelf';
import { registerUser } from '../services/auth/registerUser';
import { forgetPassword, resetPassword } from '../services/auth/resetPassword';
import { removePicture, setPicture } from '../services/auth/setPicture';
import { updatePassword } from '../services/auth/updatePassword';
import { updateProfile } from '../services/auth/updateProfile';
import { sendVerifyCode, verifyMobile } from '../services/auth/verifyMobile';
import { actorOf, has } from '../services/ctx';
import { implement } from './implement';
import { presentSelf, presentSession } from './present/self';
import { endedCookie, sessionCookie } from './sessionCookie';

const session = [
  implement(contract.csrfCookie, async (ctx) => ({
    status: 204,
    headers: { 'Set-Cookie': `XSRF-TOKEN=${ctx.gateways.ids.newToken()}; Path=/; SameSite=Lax` },
  })),
  implement(contract.register, async (ctx, { body }) => {
    const opened = await registerUser(ctx, body);
    return {
      status: 200,
      message: 'registered',
      headers: sessionCookie(ctx.db.payload, opened.token),
      ...presentSession(opened),
    };
  }),
  implement(contract.login, async (ctx, { body }) => {
    const result = await logIn(ctx, body);
    if ('challenge' in result)
      return { status: 202, message: 'codeAsked', challenge: result.challenge, seconds: challengeSeconds };
    const { opened } = result;
    return {
      status: 200,
      message: 'loggedIn',
      headers: sessionCookie(ctx.db.payload, opened.token),
      ...presentSession(opened),
    };
  }),
  implement(contract.loginCode, async (ctx, { body }) => {
    const opened = await passChallenge(ctx, body);
    return {
      status: 200,
      message: 'loggedIn',
      headers: sessionCookie(ctx.db.payload, opened.token),
      ...presentSession(opened),
    };
  }),
  implement(contract.guestCode, async (ctx, { body }) => ({
    status: 200,
    message: 'codeSent',
    token: await sendGuestCode(ctx, body.mobile),
    seconds: codeResendSeconds,
  })),
  implement(contract.guestSignIn, async (ctx, { body }) => {
    const { opened, isNew } = await signInGuest(ctx, body);
    return {
      status: 200,
      message: isNew ? 'accountMade' : 'loggedIn',
      headers: sessionCookie(ctx.db.payload, opened.token),
      ...presentSession(opened),
      is_new: isNew ? 1 : 0,
    };
  }),
  implement(contract.logout, async (ctx) => {
    await logOut(ctx);
    return { status: 200, message: 'loggedOut', headers: endedCookie(ctx.db.payload) };
  }),
];

const probes = [
  implement(contract.activeVendorStatus, async (ctx) => ({ status: has(ctx, 'vendor') ? 200 : 403 })),
  implement(contract.superAdminStatus, async (ctx) => ({
    status: has(ctx, 'superadmin') ? 200 : has(ctx, 'subadmin') ? 220 : 403,
  })),
  implement(contract.warehouseInchargeStatus, async (ctx) => ({ status: has(ctx, 'incharge') ? 200 : 403 })),
  implement(contract.adminPanelPermission, async (ctx) => ({
    status: has(ctx, 'superadmin', 'vendor', 'incharge', 'editor') ? 200 : has(ctx, 'subadmin') ? 220 : 403,
    ...(ctx.actor && ctx.actor.roles.length > 1 ? {} : { message: 'forbidden' as const }),
  })),
];

const password = [
  implement(passwords.forgotPassword, async (ctx, { params }) => ({
    status: 200,
    message: 'resetCodeSent',
    token: await forgetPassword(ctx, params.mobile),
  })),
  implement(passwords.resetPassword, async (ctx, { body }) => {
    await resetPassword(ctx, body);
    return { status: 200, message: 'passwordReset' };
  }),
  implement(passwords.updatePassword, async (ctx, { body }) => {
    await updatePassword(ctx, body);
    return { status: 200, message: 'passwordChanged' };
  }),
];

const mobile = [
  implement(self.getVerifyStatus, async (ctx) =>
    actorOf(ctx).user.mobile_verify === 1 ? { status: 200 } : { status: 403, message: 'mobileNotVerified' },
  ),
  implement(self.getUserMobile, async (ctx) => ({ status: 200, mobile: actorOf(ctx).user.mobile })),
  implement(self.getOtpCode, async (ctx, { body }) => {
    await sendVerifyCode(ctx, body.mobile);
    return { status: 200, message: 'codeSent' };
  }),
  implement(self.userMobileVerify, async (ctx, { body }) => {
    try {
      await verifyMobile(ctx, body.mobile, body.code);
    } catch (error) {
      if (isFailure(error) && error.code === 'wrongCode') return { status: 401, message: 'wrongCode' };
      throw error;
    }
    return { status: 200, message: 'mobileVerified' };
  }),
];

const profile = [
  implement(self.getUser, async (ctx) => ({ status: 200, users: presentSelf(await readSelf(ctx)) })),
  implement(self.getSelfUser, async (ctx) => ({ status: 200, user: presentSelf(await readSelf(ctx)) })),
  implement(self.updateUser, async (ctx, { body }) => {
    const user = await updateProfile(ctx, body);
    return { status: 200, message: 'profileUpdated', username: user.name, mobile: user.mobile };
  }),
  implement(self.setProfilePicture, async (ctx, { files }) => {
    if (files.image) await setPicture(ctx, files.image);
    return { status: 200, message: 'profileUpdated', image: presentSelf(await readSelf(ctx)).image };
  }),
  implement(self.deleteProfilePicture, async (ctx) => {
    await removePicture(ctx);
    return { status: 200, message: 'profileUpdated' };
  }),
];

export const authEndpoints = [...session, ...probes, ...password, ...mobile, ...profile];
