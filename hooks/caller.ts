/** Who is behind a write, as hooks see it. */
import type { PayloadRequest } from 'payload';
import { rolesOf, type Role, type RoleMarks } from '../domain/permissions';
import type { Id } from '../services/ctx';

export type Caller = { id: Id; roles: readonly Role[]; sessionId: string | null };

/** Null: the system itself (seeds, jobs, migrations), which nobody has to guard. */
export function callerOf(req: PayloadRequest): Caller | null {
  const user = req.user as unknown as (RoleMarks & { id: Id; collection?: string; _sid?: string }) | null;
  if (!user) return null;
  const roles = user.collection === 'users' ? rolesOf(user) : [];
  return { id: user.id, roles, sessionId: user._sid ?? null };
}

export const isAdminCaller = (caller: Caller): boolean =>
  caller.roles.includes('superadmin') || caller.roles.includes('subadmin');
