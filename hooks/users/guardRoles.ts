import type { CollectionBeforeChangeHook } from 'payload';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { callerOf } from '../caller';
import { changesAny } from '../changes';

/** What one person may change of another. Marks that follow from other records (vendor, incharge) are not among them. */
const guarded = ['name', 'email', 'mobile', 'image', 'role_as', 'status', 'mobile_verify', 'user_verify'] as const;

/** Nobody suspends or demotes themselves, only the super admin changes roles, and no sub admin touches a super admin. */
export const guardRoles: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation, req }) => {
  const caller = callerOf(req);
  if (!caller || operation !== 'update' || !originalDoc) return data;
  const before = { ...originalDoc };
  const own = String(caller.id) === String(originalDoc.id);
  const changesRole = changesAny(data, before, ['role_as']);
  if (own && (changesRole || (changesAny(data, before, ['status']) && data.status !== 1)))
    throw new Failure('ownAccount');
  if (changesRole && !caller.roles.includes('superadmin')) throw new Failure('superAdminOnly');
  const touches = changesAny(data, before, guarded) || Boolean((data as { password?: unknown }).password);
  if (
    !own &&
    originalDoc.role_as === 1 &&
    touches &&
    caller.roles.includes('subadmin') &&
    !caller.roles.includes('superadmin')
  ) {
    throw new Failure('superAdminOnly');
  }
  return data;
};
