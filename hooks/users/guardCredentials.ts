import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { openCtx } from '../../services/openCtx';
import { tellCredentialChange, voidCodes } from '../../services/users/tellCredentialChange';
import { actorIn } from '../../authority/actor';
import { credentialsIn, keepChange, takeChange } from './credentials';

/**
 * Setting the password, e-mail or mobile of someone else resets their access: the person is notified at the old and the
 * new addresses, and signed out (`endSessions`). Only a super admin can do this to an admin.
 */
export const guardCredentials: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const changed = credentialsIn(data, originalDoc);
  if (changed.length === 0) return data;
  const caller = actorIn(req);
  const byOther = caller !== null && String(caller.id) !== String(originalDoc.id);
  if (byOther && originalDoc.role_as !== 0 && !caller.roles.includes('superadmin')) throw new Failure('superAdminOnly');
  const both = [originalDoc, { ...originalDoc, ...data }];
  keepChange(req, {
    user: originalDoc.id,
    changed,
    byOther,
    mobiles: both.map(({ mobile_prefix, mobile }) => `${mobile_prefix}${mobile}`),
    emails: both.map(({ email }) => email),
  });
  // A reset link mailed earlier no longer works.
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null };
};

/** Messages and notices belong to the transaction of the change. */
export const tellCredentials: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  const change = takeChange(req, doc.id);
  if (!change) return doc;
  const ctx = openCtx(req);
  await voidCodes(ctx, change.user);
  if (change.byOther) await tellCredentialChange(ctx, change);
  return doc;
};
