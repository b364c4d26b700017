import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import type { Id } from '../../services/ctx';
import { openDb } from '../../services/db/openDb';
import { actorIn } from '../../authority/actor';
import { changesAny } from '../changes';

/**
 * The flags that one person may change on another's account. Flags that follow from other records (vendor, incharge)
 * are not included.
 */
const guarded = [
  'name',
  'email',
  'mobile',
  'image',
  'role_as',
  'is_editor',
  'status',
  'mobile_verify',
  'user_verify',
] as const;

/**
 * Nobody suspends or demotes themselves, only the super admin changes roles, and no sub admin changes a super admin.
 */
export const guardRoles: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, operation, req }) => {
  const caller = actorIn(req);
  if (!caller || operation !== 'update' || !originalDoc) return data;
  const before = { ...originalDoc };
  const own = String(caller.id) === String(originalDoc.id);
  const changesRole = changesAny(data, { ...before, is_editor: before.is_editor ?? 0 }, ['role_as', 'is_editor']);
  if (own && (changesRole || (changesAny(data, before, ['status']) && data.status !== 1)))
    throw new Failure('ownAccount');
  if (changesRole && !(caller.roles.includes('superadmin') && (await isStillSuperAdmin(req, caller.id))))
    throw new Failure('superAdminOnly');
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

/**
 * If two super admins remove each other's role at once, one keeps it: the other's call was made with a role that is
 * gone.
 */
async function isStillSuperAdmin(req: PayloadRequest, id: Id): Promise<boolean> {
  const now = await openDb(req.payload, req).row('what the caller is by now', 'users', {
    where: { id: { equals: id } },
    select: { role_as: true, status: true },
  });
  return now?.role_as === 1 && now.status === 1;
}
